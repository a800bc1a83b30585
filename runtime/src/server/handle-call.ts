import { CallToolResultSchema, ErrorCode, McpError } from "@modelcontextprotocol/sdk/types.js";
import type { CallToolRequest, CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { ToolmetaError } from "../errors/toolmeta-error.js";
import type { ToolmetaErrorCode } from "../errors/toolmeta-error.js";
import type { ToolRegistry } from "../registry/tool-registry.js";
import { createCallContext } from "./create-call-context.js";
import type { RawHandler } from "./raw-handler.js";
import type { RequestExtra } from "./request-extra.js";
import { toSdkResult } from "./sdk-types.js";
import type { LowLevelServer } from "./low-level-server.js";

const PROTOCOL_ERRORS: Readonly<Partial<Record<ToolmetaErrorCode, number>>> = {
  shutting_down: ErrorCode.ConnectionClosed,
  unknown_tool: ErrorCode.InvalidParams,
};

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
    const context = createCallContext(server, extra);
    return toSdkResult(await registry.call(name, args, context).catch(throwProtocolError));
  }
  if (previous !== undefined) return CallToolResultSchema.parse(await previous(request, extra));
  throw new McpError(ErrorCode.InvalidParams, `There is no tool "${name}".`);
}

/** What is no result of a tool. A tool that the caller may not use does not exist for them. */
function throwProtocolError(error: unknown): never {
  if (!ToolmetaError.is(error)) throw error;
  const code = PROTOCOL_ERRORS[error.code];
  throw code === undefined ? error : new McpError(code, error.message);
}
