import { isError } from "../../errors/is-error.js";
import type { ResultKind } from "./result-kind.js";

/** An Error that was returned instead of thrown: a failure all the same, and masked like one. */
export const errorResult: ResultKind<Error> = {
  supports: (value): value is Error => isError(value),
  convert(error): never {
    throw error;
  },
};
