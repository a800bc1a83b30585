import type { CallToolResult } from "../call-tool-result.js";
import { checkBlocks } from "../check-blocks.js";
import { isContentBlock } from "../is-content-block.js";
import type { ResultKind } from "./result-kind.js";

/** A whole result in MCP's own form: passed on as it stands. */
export const callToolResultResult: ResultKind<CallToolResult> = {
  supports: (value, rules): value is CallToolResult =>
    rules.outputSchema === undefined && hasBlocks(value),
  convert: ({ content, structuredContent, isError, _meta }) => ({
    content: checkBlocks(content),
    ...(structuredContent !== undefined && { structuredContent }),
    ...(isError === true && { isError }),
    ...(_meta !== undefined && { _meta }),
  }),
};

function hasBlocks(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const content: unknown = Reflect.get(value, "content");
  return Array.isArray(content) && content.every(isContentBlock);
}
