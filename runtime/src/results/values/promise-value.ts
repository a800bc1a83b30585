import { isPromise } from "node:util/types";
import type { ValueKind } from "./value-kind.js";

/** A promise inside a value: a forgotten `await`, which JSON would silently turn into `{}`. */
export const promiseValue: ValueKind<Promise<unknown>> = {
  supports: (value): value is Promise<unknown> => isPromise(value),
  serialize(_value, walk) {
    return walk.refuse("a promise is no value; await it first");
  },
};
