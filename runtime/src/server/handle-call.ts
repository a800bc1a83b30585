import { CallToolResultSchema, ErrorCode, McpError } from "@modelcontextprotocol/sdk/types.js";
import type { CallToolRequest, CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import type { ToolRegistry } from "../registry/create-tool-registry.js";
import { createCallContext } from "./create-call-context.js";
import type { RawHandler } from "./previous-handlers.js";
import type { RequestExtra } from "./request-extra.js";
import { isSdkResult } from "./sdk-types.js";
import type { LowLevelServer } from "./low-level-server.js";

/** Answers `tools/call`: by our tool of that name, or else as the server did before. */
export async function handleCall(
  server: LowLevelServer,
  registry: ToolRegistry,
  request: CallToolRequest,
  extra: RequestExtra,
  previous: RawHandler | undefined,
): Promise<CallToolResult> {
  const { name, arguments: args } = request.params;
  if (registry.has(name)) {
    const result = await registry.call(name, args, createCallContext(server, extra));
    if (isSdkResult(result)) return result;
  }
  if (previous !== undefined) return CallToolResultSchema.parse(await previous(request, extra));
  throw new McpError(ErrorCode.InvalidParams, `Unknown tool: ${name}`);
}
