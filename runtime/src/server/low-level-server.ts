import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { ToolmetaError } from "../errors/toolmeta-error.js";

/** The server that speaks the protocol: the SDK's `Server`, which an `McpServer` wraps. */
export type LowLevelServer = McpServer["server"];

/** Either of the SDK's servers. */
export type AnyServer = LowLevelServer | McpServer;

/**
 * The server that speaks the protocol. An `McpServer` wraps one, and first installs its own tool handlers
 * here: if it did so on a later `registerTool`, it would find ours in the place and fail.
 */
export function openLowLevelServer(given: AnyServer): LowLevelServer {
  // By shape: an application may hold another copy of the SDK.
  if (!("server" in given)) {
    declareTools(given);
    return given;
  }
  const install: unknown = Reflect.get(given, "setToolRequestHandlers");
  if (typeof install !== "function") {
    throw new ToolmetaError(
      "server_conflict",
      "This McpServer has no tool handlers to extend. Expected one of @modelcontextprotocol/sdk 1.x; " +
        "or pass its `server` property.",
    );
  }
  if (given.server.transport !== undefined) requireTools(given.server);
  Reflect.apply(install, given, []);
  return given.server;
}

function declareTools(server: LowLevelServer): void {
  if (server.transport === undefined) server.registerCapabilities({ tools: { listChanged: true } });
  else requireTools(server);
}

/** Once it is connected, a server can declare no more. */
function requireTools(server: LowLevelServer): void {
  const declared: unknown = Reflect.get(server, "_capabilities");
  if (typeof declared === "object" && declared !== null && "tools" in declared) return;
  throw new ToolmetaError(
    "server_conflict",
    "The server is already connected and has not declared tools. Register tools before connect().",
  );
}
