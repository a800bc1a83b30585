import { isTypedArray, isUint8Array } from "node:util/types";
import type { ValueKind } from "./value-kind.js";

/** Arrays and typed arrays of numbers. A hole is null, as in JSON. */
export const arrayValue: ValueKind<ArrayLike<unknown>> = {
  supports: (value): value is ArrayLike<unknown> =>
    Array.isArray(value) || (isTypedArray(value) && !isUint8Array(value)),
  serialize: (value, walk) =>
    // Array.from visits holes, which map would skip.
    Array.from(value, (entry, index) => walk.member(index, entry) ?? null),
};
