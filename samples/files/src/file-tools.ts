import { toResult, toolMeta, type ToolResult } from "@toolmeta/runtime";
import { listFiles, type FileListing } from "./list-files.js";

/** Tools for looking around in a file system. */
export class FileTools {
  /**
   * List the files and directories of a directory, filtered by name.
   *
   * Use this tool to learn what a directory holds and to find files whose
   * place is not known.
   *
   * Use when:
   * - The layout of a project has to be found out.
   * - Files of one kind are wanted, by extension or by part of the name:
   *   - in one directory, or
   *   - with `recursive`, in all directories below it.
   *
   * Do not use for:
   * - Looking into a file (use the file reading tool instead).
   * - Searching for text in files (use the text search tool instead).
   *
   * Example: listFiles({ path: ".", pattern: "*.ts *.json", recursive: true })
   *
   * @param path - Directory to list.
   * @param pattern - Glob patterns separated by spaces; a name has to match one of them.
   * @param recursive - Also list what is in the directories below.
   * @returns The entries found. `error` is empty on success and says what went wrong otherwise.
   */
  @toolMeta({
    title: "List files and directories",
    tags: ["local", "files"],
    checkPaths: ["path"],
    readOnly: true,
  })
  async listFiles(
    path: string,
    pattern = "*",
    recursive = false,
  ): Promise<ToolResult<FileListing>> {
    return toResult(await listFiles({ path, pattern, recursive }));
  }
}
