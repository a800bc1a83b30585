import { openSchemas } from "../../validation/open-schemas.js";
import type { CallToolResult } from "../call-tool-result.js";
import { checkResult } from "../check-result.js";
import { fitOutput } from "../fit-output.js";
import { isContentBlock } from "../is-content-block.js";
import type { ResultRules } from "../result-rules.js";
import type { ResultKind } from "./result-kind.js";

/** A whole result in MCP's own form: passed on when a client takes it. */
export const callToolResultResult: ResultKind<CallToolResult> = {
  supports: (value, rules): value is CallToolResult => isWhole(value, rules) && hasBlocks(value),
  async convert({ content, structuredContent, isError, _meta }, { rules }) {
    const result = await checkResult({ content, structuredContent, isError, _meta });
    if (rules.outputSchema === undefined) return result;
    const schemas = await openSchemas(rules.outputSchema);
    if (result.isError !== true) fitOutput(result.structuredContent, schemas, rules);
    if (schemas.accepts(result.structuredContent)) return result;
    // A strict client would throw the failure away for structured content that does not fit.
    const { structuredContent: _unfit, ...rest } = result;
    return rest;
  },
};

/** Where an output is declared, only structured content beside the blocks tells a result from data. */
function isWhole(value: unknown, { outputSchema }: ResultRules): boolean {
  if (outputSchema === undefined) return true;
  const isDeclared = Object.hasOwn(outputSchema.properties ?? {}, "structuredContent");
  return !isDeclared && typeof value === "object" && value !== null && "structuredContent" in value;
}

function hasBlocks(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const content: unknown = Reflect.get(value, "content");
  return Array.isArray(content) && content.every(isContentBlock);
}
