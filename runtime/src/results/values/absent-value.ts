import type { ValueKind } from "./value-kind.js";

/** Undefined, functions and symbols have no JSON form: left out of objects, null in arrays. */
export const absentValue: ValueKind = {
  supports: (value): value is unknown =>
    value === undefined || typeof value === "function" || typeof value === "symbol",
  serialize: () => undefined,
};
