import { join } from "node:path";
import { attempt } from "../failures/attempt.js";
import type { Entry } from "./entry.js";
import { listEntries } from "./list-entries.js";
import { matchGlobs } from "./match-globs.js";

/** An entry that was come by. */
export interface WalkedEntry extends Entry {
  /** Path below the start, with forward slashes. */
  readonly path: string;
}

/** A directory that was come by. */
export interface WalkedDirectory {
  /** Path below the start, with forward slashes; empty for the start itself. */
  readonly path: string;
  /** Without what is excluded. */
  readonly entries: readonly WalkedEntry[];
  /** Why it could not be read, in which case it has no entries. */
  readonly error?: string;
}

/** What to walk through. */
export interface WalkOptions {
  /** Glob patterns of what is left out, with all that is in it. */
  readonly exclude?: readonly string[];
  /** Ends the walk with the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Walks through a directory and those below it, level by level. Links are not followed, so the walk never
 * leaves the directory. One that cannot be read is told and passed by, except for the first.
 */
export async function* walkDirectories(
  start: string,
  { exclude = [], signal }: WalkOptions = {},
): AsyncGenerator<WalkedDirectory, void, void> {
  const isExcluded = matchGlobs(exclude, { anyDepth: true });
  let level = [""];
  while (level.length > 0) {
    const next: string[] = [];
    for (const path of level) {
      signal?.throwIfAborted();
      const list = (): Promise<Entry[]> => listEntries(join(start, path));
      const found = path === "" ? await list() : await attempt(list);
      if (!Array.isArray(found)) {
        yield { path, entries: [], error: found.error };
        continue;
      }
      const entries = found
        .map((entry) => ({ ...entry, path: path === "" ? entry.name : `${path}/${entry.name}` }))
        .filter((entry) => !isExcluded(entry.path));
      yield { path, entries };
      for (const entry of entries) {
        if (entry.type === "directory") next.push(entry.path);
      }
    }
    level = next;
  }
}
