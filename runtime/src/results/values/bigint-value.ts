import type { ValueKind } from "./value-kind.js";

/** A bigint: its digits, or a number where the schema says integer and nothing is lost. */
export const bigintValue: ValueKind<bigint> = {
  supports: (value): value is bigint => typeof value === "bigint",
  serialize(value, walk) {
    const number = Number(value);
    return walk.expects("integer") && Number.isSafeInteger(number) ? number : value.toString();
  },
};
