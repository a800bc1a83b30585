import { types } from "node:util";
import { convertError } from "../convert-error.js";
import type { ResultKind } from "./result-kind.js";

/** An Error that was returned instead of thrown: a failure all the same. */
export const errorResult: ResultKind<Error> = {
  supports: (value): value is Error => types.isNativeError(value),
  convert: (error, { rules }) => convertError(error, rules),
};
