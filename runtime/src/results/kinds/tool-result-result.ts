import { convertData } from "../convert-data.js";
import { ToolResult } from "../tool-result.js";
import type { ResultKind } from "./result-kind.js";

/** The result of `toResult`: its value, and the failure that it told. */
export const toolResultResult: ResultKind<ToolResult<unknown>> = {
  supports: (value): value is ToolResult<unknown> => ToolResult.is(value),
  convert: (result, { rules }) => convertData(result.structuredContent, rules, result.isError),
};
