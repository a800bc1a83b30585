import { ToolmetaError } from "../errors/toolmeta-error.js";

/** What the low-level servers of both generations have in common, as far as tools are concerned. */
export interface ToolServer {
  readonly transport?: object | undefined;
  registerCapabilities(capabilities: { tools: { listChanged: boolean } }): void;
}

/**
 * The server that speaks the protocol, ready for tool handlers. An `McpServer` wraps one, and first installs
 * its own tool handlers here: if it did so on a later `registerTool`, it would find ours in the place and
 * fail.
 *
 * @throws ToolmetaError (`server_conflict`) when the server is connected and has not declared tools.
 */
export function prepareServer<Server extends ToolServer>(
  given: Server | { readonly server: Server },
): Server {
  if (!wrapsServer(given)) {
    declareTools(given);
    return given;
  }
  const install: unknown = Reflect.get(given, "setToolRequestHandlers");
  if (typeof install !== "function") {
    throw new ToolmetaError(
      "server_conflict",
      "This McpServer has no tool handlers to extend. Expected one of @modelcontextprotocol/sdk 1.x or " +
        "@modelcontextprotocol/server 2.x; or pass its `server` property.",
    );
  }
  if (given.server.transport !== undefined) requireTools(given.server);
  Reflect.apply(install, given, []);
  return given.server;
}

/** Told by shape: an application may hold another copy of the SDK. */
export function wrapsServer<Server extends object>(
  given: Server | { readonly server: Server },
): given is { readonly server: Server } {
  return "server" in given;
}

function declareTools(server: ToolServer): void {
  if (server.transport === undefined) server.registerCapabilities({ tools: { listChanged: true } });
  else requireTools(server);
}

/** Once it is connected, a server can declare no more. */
function requireTools(server: ToolServer): void {
  const declared: unknown = Reflect.get(server, "_capabilities");
  if (typeof declared === "object" && declared !== null && "tools" in declared) return;
  throw new ToolmetaError(
    "server_conflict",
    "The server is already connected and has not declared tools. Register tools before connect().",
  );
}
