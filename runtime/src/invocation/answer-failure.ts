import { createErrorId } from "../errors/create-error-id.js";
import { ToolError } from "../errors/tool-error.js";
import { ToolmetaError } from "../errors/toolmeta-error.js";
import type { RegisteredTool } from "../registry/registered-tool.js";
import type { CallToolResult } from "../results/call-tool-result.js";
import { convertError, describeError } from "../results/convert-error.js";
import { reportFailure } from "./report-failure.js";

/** Reports a failure on the server's side, and answers it. What is sent never holds a stack trace. */
export async function answerFailure(
  tool: RegisteredTool,
  thrown: unknown,
): Promise<CallToolResult> {
  const error = ToolmetaError.from(thrown);
  const id = createErrorId();
  const isMasked = tool.failureRules.maskErrors && isUnexpected(error);
  report(tool, error, id, isMasked);
  if (isMasked) return describeError(`${tool.definition.name} failed. The error's id is ${id}.`);
  return convertError(thrown, tool.rules).catch((broken: unknown) =>
    describeError(`${error.message} (Its details are lost: ${ToolmetaError.from(broken).message})`),
  );
}

/** Reports a failure that the method returned instead of throwing it. */
export function reportReturnedFailure(tool: RegisteredTool, { content }: CallToolResult): void {
  const [block] = content;
  const message = block?.type === "text" ? block.text : "The tool reported a failure.";
  report(tool, new ToolmetaError("tool_failed", message), createErrorId(), false);
}

function report(tool: RegisteredTool, error: ToolmetaError, id: string, isMasked: boolean): void {
  void reportFailure(tool, error, id, () => {
    // The id in the client's text must be found somewhere. Standard output may be the transport.
    if (isMasked) console.error(`[${id}] ${tool.place} failed:`, error.cause ?? error);
  });
}

/** Neither a refusal of ours nor an error that the author meant for the model. */
function isUnexpected(error: ToolmetaError): boolean {
  return error.code === "tool_failed" && !ToolError.is(error);
}
