import type { FileFailure } from "./file-failure.js";

/** What each error of the file system means, after the path that it is about. */
const MEANINGS: Readonly<Record<string, string>> = {
  EACCES: "may not be used by this server",
  EBUSY: "is in use",
  EEXIST: "exists already",
  EINVAL: "cannot be put there; a directory cannot be moved into itself",
  EISDIR: "is a directory",
  ELOOP: "is a loop of links",
  ENAMETOOLONG: "is too long a name",
  ENOENT: "does not exist, or the directory that should hold it does not",
  ENOSPC: "does not fit; the disk is full",
  ENOTDIR: "does not lead through directories only",
  ENOTEMPTY: "is a directory that is not empty",
  EPERM: "may not be changed by this server",
  EROFS: "is on a file system that is read-only",
  EXDEV: "is on another file system; write the content there instead of moving it",
};

/** An error that Node reports of the file system, in words; undefined for any other. */
export function explainSystemError(error: unknown): FileFailure | undefined {
  if (!(error instanceof Error) || !("code" in error) || !("syscall" in error)) return undefined;
  const code = String(error.code);
  const path = "dest" in error ? error.dest : "path" in error ? error.path : undefined;
  const meaning = Object.hasOwn(MEANINGS, code) ? MEANINGS[code] : undefined;
  if (typeof path !== "string" || meaning === undefined) return { error: error.message, code };
  return { error: `${path} ${meaning}.`, code, path };
}
