import { ErrorCode, McpError, ResultSchema } from "@modelcontextprotocol/sdk/types.js";
import type { CallToolRequest, Result } from "@modelcontextprotocol/sdk/types.js";
import { readProtocolError } from "../binding/read-protocol-error.js";
import type { ToolRegistry } from "../registry/tool-registry.js";
import { createCallContext } from "./create-call-context.js";
import type { RawHandler } from "./raw-handler.js";
import type { RequestExtra } from "./request-extra.js";
import { toSdkResult } from "./sdk-types.js";
import type { LowLevelServer } from "./low-level-server.js";

/** Answers `tools/call`: by our tool of that name, or else as the server did before. */
export async function handleCall(
  server: LowLevelServer,
  registry: ToolRegistry,
  request: CallToolRequest,
  extra: RequestExtra,
  previous: RawHandler | undefined,
): Promise<Result> {
  const { name, arguments: args, task } = request.params;
  if (registry.has(name)) {
    if (task !== undefined) throw refuseTask(name);
    const context = createCallContext(server, extra);
    return toSdkResult(await registry.call(name, args, context).catch(throwProtocolError));
  }
  if (previous !== undefined) return ResultSchema.parse(await previous(request, extra));
  throw new McpError(ErrorCode.InvalidParams, `There is no tool "${name}".`);
}

/** @see https://modelcontextprotocol.io/specification/2025-11-25/basic/utilities/tasks */
function refuseTask(name: string): McpError {
  return new McpError(
    ErrorCode.MethodNotFound,
    `"${name}" does not run as a task. Call it without "task".`,
  );
}

function throwProtocolError(thrown: unknown): never {
  const error = readProtocolError(thrown);
  throw error === undefined ? thrown : new McpError(error.code, error.message);
}
