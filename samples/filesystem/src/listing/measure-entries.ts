import { lstat } from "node:fs/promises";
import { join } from "node:path";
import type { Int } from "@toolmeta/runtime";
import type { Entry } from "../walking/entry.js";

/** An entry with its size. */
export interface SizedEntry extends Entry {
  /** Bytes; only for files. */
  size?: Int;
}

/** So many files are looked at together; all at once would hold the memory of a huge directory twice. */
const BATCH = 64;

/** Adds the sizes of files to the entries of a directory. What has gone meanwhile is left out. */
export async function measureEntries(
  directory: string,
  entries: readonly Entry[],
): Promise<SizedEntry[]> {
  const measured: SizedEntry[] = [];
  for (let start = 0; start < entries.length; start += BATCH) {
    const batch = entries.slice(start, start + BATCH);
    const sized = await Promise.all(batch.map((entry) => measure(directory, entry)));
    measured.push(...sized.filter((entry) => entry !== undefined));
  }
  return measured;
}

async function measure(directory: string, entry: Entry): Promise<SizedEntry | undefined> {
  if (entry.type !== "file") return entry;
  const stats = await lstat(join(directory, entry.name)).catch(() => undefined);
  return stats === undefined ? undefined : { ...entry, size: stats.size };
}
