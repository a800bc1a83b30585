import type { Failure, Success } from "./failure.js";
import { ToolResult } from "./tool-result.js";

/**
 * Turns what an implementation function returned into a tool's result. The whole value is kept; the
 * result is an error exactly when the value's `error` (or, where that is missing or null, its legacy
 * `Error`) is a string that is not blank, or any other value that is truthy.
 *
 * @example
 * async listFiles(path: string): Promise<ToolResult<Listing>> {
 *   return toResult(await listFilesIn(path)); // Listing | { error: string }
 * }
 */
export function toResult<Value, T = Success<Value>>(
  value: Value & (NoInfer<T> | Failure),
): ToolResult<T>;
export function toResult<T>(value: T | Failure): ToolResult<T>;
export function toResult<T>(value: T | Failure): ToolResult<T> {
  return new ToolResult<T>(value);
}
