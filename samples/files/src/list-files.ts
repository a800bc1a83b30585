import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { Minimatch } from "minimatch";

// Patterns come from the model, which may write any: braces expand to no more than so many.
const GLOBS = { nocomment: true, braceExpandMax: 100 } as const;

/** One file or directory. */
export interface FileEntry {
  /** Path below the listed directory, with forward slashes. */
  path: string;
  type: "file" | "directory" | "other";
}

/** What `listFiles` found. */
export interface FileListing {
  entries: FileEntry[];
  /** There are more entries than were listed. */
  truncated: boolean;
  /** Directories below the listed one that could not be read. */
  unreadable: string[];
  /** Empty on success; otherwise why nothing could be listed. */
  error: string;
}

/** What to list, and how much of it. */
export interface ListFilesOptions {
  /** Directory to list. */
  path: string;
  /** Glob patterns separated by spaces, one of which a name has to match. Default: `*`. */
  pattern?: string;
  /** Also list what is in the directories below. Default: false. */
  recursive?: boolean;
  /** Most entries to return. Default: 1000. */
  limit?: number;
}

/**
 * Lists directory by directory, each sorted by name. A pattern without a slash is matched against the
 * name alone, and names that begin with a dot need a pattern that does. Links are listed and not
 * followed. A directory that cannot be read is told in `error`, never thrown.
 */
export async function listFiles(options: ListFilesOptions): Promise<FileListing> {
  const { path, pattern = "*", recursive = false, limit = 1000 } = options;
  const patterns = pattern.split(/\s+/).filter((part) => part !== "");
  const listing: FileListing = { entries: [], truncated: false, unreadable: [], error: "" };
  if (patterns.length === 0) {
    return { ...listing, error: `The pattern is empty. Give one such as "*" for all files.` };
  }
  const matchers = patterns.map(
    (part) => new Minimatch(part, { ...GLOBS, matchBase: !part.includes("/") }),
  );
  const pending = [""];
  for (let below = pending.shift(); below !== undefined; below = pending.shift()) {
    const found = await readDirectory(join(path, below));
    if (typeof found === "string") {
      if (below === "") return { ...listing, error: found };
      listing.unreadable.push(below);
      continue;
    }
    for (const { name, type } of found) {
      const entry = { path: below === "" ? name : `${below}/${name}`, type };
      if (recursive && type === "directory") pending.push(entry.path);
      if (!matchers.some((matcher) => matcher.match(entry.path))) continue;
      if (listing.entries.length === limit) return { ...listing, truncated: true };
      listing.entries.push(entry);
    }
  }
  return listing;
}

/** The entries of one directory, or the reason why it cannot be read. */
async function readDirectory(
  directory: string,
): Promise<{ name: string; type: FileEntry["type"] }[] | string> {
  try {
    const found = await readdir(directory, { withFileTypes: true });
    return found
      .map(
        (entry) =>
          ({
            name: entry.name,
            type: entry.isFile() ? "file" : entry.isDirectory() ? "directory" : "other",
          }) as const,
      )
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    return `Cannot list ${directory}: ${error instanceof Error ? error.message : String(error)}`;
  }
}
