import { types } from "node:util";
import type { ValueKind } from "./value-kind.js";

/** A Date: ISO 8601 in UTC. */
export const dateValue: ValueKind<Date> = {
  supports: (value): value is Date => types.isDate(value),
  serialize(value, walk) {
    if (Number.isNaN(value.getTime())) walk.refuse("the Date is invalid");
    return value.toISOString();
  },
};
