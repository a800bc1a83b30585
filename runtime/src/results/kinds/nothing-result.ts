import type { ResultKind } from "./result-kind.js";

/** Nothing returned, and nothing declared: an empty result. */
export const nothingResult: ResultKind<undefined> = {
  supports: (value, rules): value is undefined =>
    value === undefined && rules.outputSchema === undefined,
  convert: () => ({ content: [] }),
};
