import { toolMeta, toResult, type Int, type ToolContext, type ToolResult } from "@toolmeta/runtime";
import { attempt } from "../failures/attempt.js";
import { LIMITS } from "../limits.js";
import type { ExcludedGlobs } from "../walking/match-globs.js";
import { buildTree, type Tree } from "./build-tree.js";
import type { Entry, EntryType } from "../walking/entry.js";
import { listEntries } from "../walking/list-entries.js";
import { measureEntries, type SizedEntry } from "./measure-entries.js";

/** What is in a directory. */
export interface Listing {
  entries: Entry[];
  /** There are more entries than were listed. */
  truncated: boolean;
}

/** What is in a directory, with sizes. */
export interface SizedListing {
  entries: SizedEntry[];
  /** There are more entries than were listed. */
  truncated: boolean;
  /** Number of files, listed or not. */
  files: Int;
  /** Number of directories, listed or not. */
  directories: Int;
  /** Size of all files together in bytes. */
  totalSize: Int;
}

/** How the text of a listing marks an entry. */
const MARKS: Readonly<Record<EntryType, string>> = {
  file: "[FILE]",
  directory: "[DIR]",
  link: "[LINK]",
  other: "[OTHER]",
};

/** Tools that show what is in directories. */
export class ListTools {
  /**
   * List the files and directories in a directory.
   *
   * Use this tool to see what there is. In the text, files are marked [FILE] and directories [DIR].
   *
   * @param path - Directory to list.
   */
  @toolMeta({
    title: "List a directory",
    checkPaths: ["path"],
    readOnly: true,
    openWorld: false,
    text: "summary",
    summary: showListing,
  })
  async listDirectory(path: string): Promise<ToolResult<Listing>> {
    return toResult(
      await attempt(async () => {
        const entries = await listEntries(path);
        return cut(entries);
      }),
    );
  }

  /**
   * List the files and directories in a directory, with the sizes of the files.
   *
   * Use this tool to see what takes the space, or how long a file is before it is read.
   *
   * @param path - Directory to list.
   * @param sortBy - Sort by name, or by size with the largest file first.
   */
  @toolMeta({
    title: "List a directory with sizes",
    checkPaths: ["path"],
    readOnly: true,
    openWorld: false,
    text: "summary",
    summary: showSizedListing,
  })
  async listDirectoryWithSizes(
    path: string,
    sortBy: "name" | "size" = "name",
  ): Promise<ToolResult<SizedListing>> {
    return toResult(
      await attempt(async () => {
        const entries = await measureEntries(path, await listEntries(path));
        if (sortBy === "size") entries.sort((a, b) => (b.size ?? -1) - (a.size ?? -1));
        return { ...cut(entries), ...total(entries) };
      }),
    );
  }

  /**
   * Show a directory with all that is in it as a tree.
   *
   * Each entry has a name and a type, and each directory has its children, level by level. Links are shown
   * and not followed.
   *
   * @param path - Directory at the top of the tree.
   * @param excludePatterns - Glob patterns of what to leave out, with all that is in it; one without a slash
   *   is for names in any directory.
   */
  @toolMeta({
    title: "Show a directory tree",
    checkPaths: ["path"],
    readOnly: true,
    openWorld: false,
    text: "summary",
    summary: showTree,
  })
  async directoryTree(
    path: string,
    excludePatterns: ExcludedGlobs = [],
    context?: ToolContext,
  ): Promise<ToolResult<Tree>> {
    const options = { exclude: excludePatterns, signal: context?.signal };
    return toResult(await attempt(() => buildTree(path, options)));
  }
}

function cut<T>(entries: readonly T[]): { entries: T[]; truncated: boolean } {
  return {
    entries: entries.slice(0, LIMITS.entries),
    truncated: entries.length > LIMITS.entries,
  };
}

function total(
  entries: readonly SizedEntry[],
): Pick<SizedListing, "files" | "directories" | "totalSize"> {
  return {
    files: entries.filter(({ type }) => type === "file").length,
    directories: entries.filter(({ type }) => type === "directory").length,
    totalSize: entries.reduce((sum, { size = 0 }) => sum + size, 0),
  };
}

function showListing({ entries, truncated }: Listing): string {
  if (entries.length === 0) return "The directory is empty.";
  const lines = entries.map(({ name, type }) => `${MARKS[type]} ${name}`);
  return [...lines, ...(truncated ? ["There are more entries."] : [])].join("\n");
}

function showSizedListing({ entries, truncated, ...totals }: SizedListing): string {
  const lines = entries.map(
    ({ name, type, size }) =>
      `${MARKS[type]} ${name}${size === undefined ? "" : ` (${size} bytes)`}`,
  );
  return [
    ...lines,
    ...(truncated ? ["There are more entries."] : []),
    `${totals.files} files, ${totals.directories} directories, ${totals.totalSize} bytes`,
  ].join("\n");
}

function showTree({ entries }: Tree): string {
  return JSON.stringify(entries, null, 2);
}
