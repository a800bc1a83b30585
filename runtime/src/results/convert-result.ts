import type { CallToolResult } from "./call-tool-result.js";
import { convertData } from "./convert-data.js";
import { RESULT_KINDS } from "./kinds/result-kinds.js";
import type { ResultConversion, ResultKind } from "./kinds/result-kind.js";
import type { ResultListener } from "./result-listener.js";
import type { ResultRules } from "./result-rules.js";

/**
 * Turns what a method returned into the answer to `tools/call`.
 *
 * @throws ToolmetaError (`invalid_result`) when the value cannot be represented in JSON.
 */
export async function convertResult(
  value: unknown,
  rules: ResultRules,
  openListener: () => ResultListener,
): Promise<CallToolResult> {
  const conversion: ResultConversion = {
    rules,
    openListener,
    convert: (other) => convertResult(other, rules, openListener),
  };
  const kind = findKind(value, rules);
  return kind === undefined ? convertData(value, rules) : kind.convert(value, conversion);
}

function findKind(value: unknown, rules: ResultRules): ResultKind | undefined {
  try {
    return RESULT_KINDS.find((candidate) => candidate.supports(value, rules));
  } catch {
    // A getter threw. Read as data, it throws again, and then its place is told.
    return undefined;
  }
}
