import { isSet } from "node:util/types";
import type { ValueKind } from "./value-kind.js";

/** A Set: an array in the order of insertion. */
export const setValue: ValueKind<Set<unknown>> = {
  supports: (value): value is Set<unknown> => isSet(value),
  serialize: (value, walk) => [...value].map((entry, index) => walk.member(index, entry) ?? null),
};
