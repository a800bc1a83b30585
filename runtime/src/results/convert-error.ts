import { ToolError } from "../errors/tool-error.js";
import { ToolmetaError } from "../errors/toolmeta-error.js";
import type { CallToolResult } from "./call-tool-result.js";
import { convertData } from "./convert-data.js";
import type { ResultRules } from "./result-rules.js";

/**
 * A failure that was thrown, as a result: its message, never its stack. The details of a `ToolError` go
 * out as structured content, `{ error: message, ...details }`.
 */
export async function convertError(thrown: unknown, rules: ResultRules): Promise<CallToolResult> {
  if (ToolError.is(thrown) && thrown.details !== undefined) {
    const error = thrown.message;
    // Named twice: first for the eye, and last so that no detail hides it.
    return convertData(Object.assign({ error }, thrown.details, { error }), rules, true);
  }
  return describeError(ToolmetaError.from(thrown).message);
}

/** A failure as text alone. */
export function describeError(message: string): CallToolResult {
  return { content: [{ type: "text", text: message }], isError: true };
}
