import { toolMeta, toResult, type ToolContext, type ToolResult } from "@toolmeta/runtime";
import { attempt } from "../failures/attempt.js";
import type { ExcludedGlobs, Glob } from "../walking/match-globs.js";
import { searchFiles, type FoundFiles } from "./search-files.js";

/** Tools that find files. */
export class SearchTools {
  /**
   * Find files and directories by a glob pattern for their path.
   *
   * The pattern is for the path below the directory that is searched: `*.ts` finds what is in the directory
   * itself, and everything below it is found by a pattern that begins with two stars and a slash. Names
   * that begin with a dot are found too. Links are found and not followed.
   *
   * Example: search_files({ path: ".", pattern: "**\/*.ts", excludePatterns: ["node_modules"] })
   *
   * @param path - Directory to search.
   * @param pattern - Glob pattern for the paths to find.
   * @param excludePatterns - Glob patterns of what to leave out, with all that is in it; one without a slash
   *   is for names in any directory.
   */
  @toolMeta({
    title: "Search for files",
    checkPaths: ["path"],
    readOnly: true,
    openWorld: false,
    text: "summary",
    summary: showFound,
  })
  async searchFiles(
    path: string,
    pattern: Glob,
    excludePatterns: ExcludedGlobs = [],
    context?: ToolContext,
  ): Promise<ToolResult<FoundFiles>> {
    const options = { exclude: excludePatterns, signal: context?.signal };
    return toResult(await attempt(() => searchFiles(path, pattern, options)));
  }
}

function showFound({ paths, truncated }: FoundFiles): string {
  if (paths.length === 0) return "Nothing matches.";
  return [...paths, ...(truncated ? ["There is more; search in a smaller directory."] : [])].join(
    "\n",
  );
}
