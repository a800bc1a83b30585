import { isBoxedPrimitive } from "node:util/types";
import type { ValueKind } from "./value-kind.js";

/** `new String("x")` and the like: the primitive inside. */
export const boxedValue: ValueKind<object> = {
  supports: (value): value is object => isBoxedPrimitive(value),
  serialize: (value, walk) => walk.replace(value.valueOf()),
};
