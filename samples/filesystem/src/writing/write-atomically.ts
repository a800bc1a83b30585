import { randomUUID } from "node:crypto";
import { constants, type Stats } from "node:fs";
import { access, chmod, lstat, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ToolError } from "@toolmeta/runtime";

/**
 * Creates or replaces a text file in one step: whoever reads it meanwhile gets the old text or the new one,
 * and a failure leaves the old one. The file keeps its permissions, and a link to it stays a link.
 *
 * @returns Whether the file is new.
 * @throws ToolError for what is no plain file.
 */
export async function writeAtomically(path: string, text: string): Promise<boolean> {
  const { place, existing } = await findPlace(path);
  const draft = join(dirname(place), `.${randomUUID()}.tmp`);
  try {
    await writeFile(draft, text, { flag: "wx" });
    if (existing !== undefined) await chmod(draft, existing.mode);
    await rename(draft, place);
  } catch (error) {
    await rm(draft, { force: true });
    // The draft is nothing that a caller has heard of.
    throw error instanceof Error && "path" in error ? Object.assign(error, { path }) : error;
  }
  return existing === undefined;
}

interface Place {
  /** Where the file itself is, links followed. */
  readonly place: string;
  readonly existing: Stats | undefined;
}

async function findPlace(path: string): Promise<Place> {
  const entry = await lstat(path).catch(() => undefined);
  if (entry === undefined) return { place: path, existing: undefined };
  const place = await realpath(path);
  const existing = await stat(place);
  if (!existing.isFile()) throw new ToolError(`${path} exists and is no plain file.`);
  await access(place, constants.W_OK);
  return { place, existing };
}
