import { stat } from "node:fs/promises";
import type { Int } from "@toolmeta/runtime";

/** What the file system knows of a file or a directory. */
export interface FileInfo {
  type: "file" | "directory" | "other";
  /** Bytes. */
  size: Int;
  created: Date;
  modified: Date;
  accessed: Date;
  /** Octal, for owner, group and others: `644`. */
  permissions: string;
}

/** Reads what the file system knows of a file or a directory. Links are followed. */
export async function readInfo(path: string): Promise<FileInfo> {
  const stats = await stat(path);
  return {
    type: stats.isFile() ? "file" : stats.isDirectory() ? "directory" : "other",
    size: stats.size,
    created: stats.birthtime,
    modified: stats.mtime,
    accessed: stats.atime,
    permissions: (stats.mode & 0o777).toString(8).padStart(3, "0"),
  };
}
