import { isMap } from "node:util/types";
import { ToolmetaError } from "../errors/toolmeta-error.js";

/**
 * The request handlers of a server by method, as the SDK keeps them: they take the raw request. The SDK
 * has no other way to keep the tools that a server has listed and callable.
 *
 * @throws ToolmetaError (`server_conflict`) when the server does not keep them where both generations do.
 */
export function openHandlers<Handler>(server: object): Map<string, Handler> {
  const handlers: unknown = Reflect.get(server, "_requestHandlers");
  if (isHandlers<Handler>(handlers)) return handlers;
  throw new ToolmetaError(
    "server_conflict",
    "The tools that this server has cannot be found, so they would be lost. Expected a Server or McpServer " +
      "of @modelcontextprotocol/sdk 1.x or @modelcontextprotocol/server 2.x.",
  );
}

function isHandlers<Handler>(value: unknown): value is Map<string, Handler> {
  return isMap(value);
}
