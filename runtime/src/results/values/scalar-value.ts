import type { ValueKind } from "./value-kind.js";

/** Strings, booleans and null: JSON as they are. */
export const scalarValue: ValueKind<string | boolean | null> = {
  supports: (value): value is string | boolean | null =>
    value === null || typeof value === "string" || typeof value === "boolean",
  serialize: (value) => value,
};
