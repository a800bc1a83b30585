import { resolve } from "node:path";
import { LIMITS } from "../limits.js";
import { matchGlobs } from "../walking/match-globs.js";
import { walkDirectories, type WalkOptions } from "../walking/walk-directories.js";

/** What a search has found. */
export interface FoundFiles {
  /** Full paths of files and directories. */
  paths: string[];
  /** There are more than were listed. */
  truncated: boolean;
  /** Directories that could not be looked into. */
  unreadable: string[];
}

/** Finds what is in a directory, and in those below it, by a glob pattern for the path below it. */
export async function searchFiles(
  directory: string,
  pattern: string,
  options: WalkOptions = {},
): Promise<FoundFiles> {
  const matches = matchGlobs([pattern]);
  const found: FoundFiles = { paths: [], truncated: false, unreadable: [] };
  for await (const { path, entries, error } of walkDirectories(directory, options)) {
    if (error !== undefined) found.unreadable.push(resolve(directory, path));
    for (const { path: below } of entries) {
      if (!matches(below)) continue;
      if (found.paths.length === LIMITS.entries) return { ...found, truncated: true };
      found.paths.push(resolve(directory, below));
    }
  }
  return found;
}
