import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
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
 *   the SDK's second generation.
 */
export function openLowLevelServer(given: AnyServer): LowLevelServer {
  const server = wrapsServer<LowLevelServer>(given) ? given.server : given;
  if ("projectCallToolResult" in server) {
    throw new ToolmetaError(
      "server_conflict",
      "This server is one of @modelcontextprotocol/server, and was given to the binding for " +
        '@modelcontextprotocol/sdk. Import from "@toolmeta/runtime/server-v2" instead.',
    );
  }
  return prepareServer<LowLevelServer>(given);
}
