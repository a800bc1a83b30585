import type { McpServer } from "@modelcontextprotocol/server";
import { prepareServer, wrapsServer } from "../binding/prepare-server.js";
import { ToolmetaError } from "../errors/toolmeta-error.js";

/** The server that speaks the protocol: the SDK's `Server`, which an `McpServer` wraps. */
export type LowLevelServer = McpServer["server"];

/** Either of the SDK's servers. */
export type AnyServer = LowLevelServer | McpServer;

/**
 * The server that speaks the protocol, ready for tool handlers.
 *
 * @throws ToolmetaError (`server_conflict`) when it is connected and has not declared tools, or is one of
 *   the SDK's first generation.
 */
export function openLowLevelServer(given: AnyServer): LowLevelServer {
  const server: object = wrapsServer<LowLevelServer>(given) ? given.server : given;
  if (!("projectCallToolResult" in server)) {
    throw new ToolmetaError(
      "server_conflict",
      "This server is one of @modelcontextprotocol/sdk, and was given to the binding for " +
        '@modelcontextprotocol/server. Import from "@toolmeta/runtime/server" instead.',
    );
  }
  return prepareServer<LowLevelServer>(given);
}
