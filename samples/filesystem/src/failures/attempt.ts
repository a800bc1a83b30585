import { ToolError } from "@toolmeta/runtime";
import { explainSystemError } from "./explain-system-error.js";
import type { FileFailure } from "./file-failure.js";

/**
 * Does some work on files, and gives what it could not do as a value: a `ToolError` with its details, and an
 * error of the file system in words. Any other exception is a fault of this program and passes through.
 */
export async function attempt<T>(work: () => Promise<T>): Promise<T | FileFailure> {
  try {
    return await work();
  } catch (error) {
    if (ToolError.is(error)) return { ...error.details, error: error.message };
    const explained = explainSystemError(error);
    if (explained === undefined) throw error;
    return explained;
  }
}
