import { types } from "node:util";
import type { ValueKind } from "./value-kind.js";

/** `new String("x")` and the like: the primitive inside. */
export const boxedValue: ValueKind<object> = {
  supports: (value): value is object => types.isBoxedPrimitive(value),
  serialize: (value, walk) => walk.replace(value.valueOf()),
};
