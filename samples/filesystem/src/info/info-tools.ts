import { toolMeta, toResult, type ToolResult } from "@toolmeta/runtime";
import { attempt } from "../failures/attempt.js";
import { readInfo, type FileInfo } from "./read-info.js";

/** Where the tools may work. */
export interface AllowedDirectories {
  /** Full paths, links followed. */
  directories: readonly string[];
}

/** Tools that tell about files without reading them. */
export class InfoTools {
  readonly #directories: readonly string[];

  /** @param directories The roots that the registry checks paths against. */
  constructor(directories: readonly string[]) {
    this.#directories = directories;
  }

  /**
   * Tell what is known of a file or a directory: type, size, times and permissions.
   *
   * @param path - Path of the file or directory.
   */
  @toolMeta({ title: "Get file info", checkPaths: ["path"], readOnly: true, openWorld: false })
  async getFileInfo(path: string): Promise<ToolResult<FileInfo>> {
    return toResult(await attempt(() => readInfo(path)));
  }

  /**
   * List the directories that the other tools may work in; what is below them is allowed too.
   *
   * Use this tool before others, to learn which paths are worth a try.
   */
  @toolMeta({ title: "List the allowed directories", readOnly: true, openWorld: false })
  listAllowedDirectories(): AllowedDirectories {
    return { directories: this.#directories };
  }
}
