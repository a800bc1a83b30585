import { isNativeError } from "node:util/types";

/** Whether a value is an error, of any realm. A DOMException is one too, although no native one. */
export function isError(value: unknown): value is Error {
  return (
    isNativeError(value) ||
    value instanceof Error ||
    Object.prototype.toString.call(value) === "[object DOMException]"
  );
}
