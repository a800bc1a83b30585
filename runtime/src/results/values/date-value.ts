import { isDate } from "node:util/types";
import type { ValueKind } from "./value-kind.js";

/** A Date: ISO 8601 in UTC. */
export const dateValue: ValueKind<Date> = {
  supports: (value): value is Date => isDate(value),
  serialize(value, walk) {
    if (Number.isNaN(value.getTime())) walk.refuse("the Date is invalid");
    return value.toISOString();
  },
};
