import { ToolmetaError } from "../errors/toolmeta-error.js";
import { explainMismatch } from "../validation/explain-mismatch.js";
import { openSchemas } from "../validation/open-schemas.js";
import { showProblems } from "../validation/problem.js";
import type { CallToolResult, ContentBlock } from "./call-tool-result.js";
import { RESULT_SCHEMA } from "./result-schema.js";
import { serializeValue } from "./serialize-value.js";
import { isBase64 } from "./values/bytes-value.js";

/**
 * Makes a result that a tool wrote in MCP's own form ready to be sent: in JSON, and as a client takes it.
 *
 * @throws ToolmetaError (`invalid_result`) that names the place of what a client would refuse.
 */
export async function checkResult(result: object): Promise<CallToolResult> {
  const json: unknown = serializeValue(result);
  const problems = explainMismatch(await openSchemas(RESULT_SCHEMA), json);
  if (problems.length > 0 || !isResult(json)) {
    const lines = showProblems(problems, "the result");
    throw new ToolmetaError("invalid_result", `The result cannot be sent:\n${lines}`);
  }
  checkBytes(json.content);
  const { isError, ...rest } = json;
  return isError ? { ...rest, isError } : rest;
}

/** The schema has been checked; the type only follows. */
function isResult(json: unknown): json is CallToolResult {
  return typeof json === "object" && json !== null && "content" in json;
}

function checkBytes(blocks: readonly ContentBlock[]): void {
  for (const [index, block] of blocks.entries()) {
    const bytes = readBytes(block);
    if (bytes === undefined || isBase64(bytes)) continue;
    throw new ToolmetaError(
      "invalid_result",
      `The result cannot be sent: the bytes of content block ${String(index)} (${block.type}) are no ` +
        "base64. Make blocks with image(), audio() or resource().",
    );
  }
}

function readBytes(block: ContentBlock): string | undefined {
  if (block.type === "resource") return block.resource.blob;
  return block.type === "image" || block.type === "audio" ? block.data : undefined;
}
