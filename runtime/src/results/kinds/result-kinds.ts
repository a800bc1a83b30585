import { callToolResultResult } from "./call-tool-result-result.js";
import { contentResult } from "./content-result.js";
import { errorResult } from "./error-result.js";
import { nothingResult } from "./nothing-result.js";
import type { ResultKind } from "./result-kind.js";
import { streamResult } from "./stream-result.js";
import { toolResultResult } from "./tool-result-result.js";

/**
 * What a method may return, in order: the first kind that supports a value is taken.
 * What none supports is data.
 */
export const RESULT_KINDS: readonly ResultKind[] = [
  nothingResult,
  toolResultResult,
  errorResult,
  streamResult,
  contentResult,
  callToolResultResult,
];
