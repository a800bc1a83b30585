import type { CallToolResult } from "../call-tool-result.js";
import { checkResult } from "../check-result.js";
import { isContentBlock } from "../is-content-block.js";
import type { ResultKind } from "./result-kind.js";

/** A whole result in MCP's own form: passed on when a client takes it. */
export const callToolResultResult: ResultKind<CallToolResult> = {
  supports: (value, rules): value is CallToolResult =>
    rules.outputSchema === undefined && hasBlocks(value),
  convert: ({ content, structuredContent, isError, _meta }) =>
    checkResult({ content, structuredContent, isError, _meta }),
};

function hasBlocks(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const content: unknown = Reflect.get(value, "content");
  return Array.isArray(content) && content.every(isContentBlock);
}
