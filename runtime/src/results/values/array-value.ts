import { types } from "node:util";
import type { ValueKind } from "./value-kind.js";

/** Arrays and typed arrays of numbers. A hole is null, as in JSON. */
export const arrayValue: ValueKind<ArrayLike<unknown>> = {
  supports: (value): value is ArrayLike<unknown> =>
    Array.isArray(value) || (types.isTypedArray(value) && !types.isUint8Array(value)),
  serialize: (value, walk) =>
    // Array.from visits holes, which map would skip.
    Array.from(value, (entry, index) => walk.member(index, entry) ?? null),
};
