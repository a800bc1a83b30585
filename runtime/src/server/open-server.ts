import { refuseHiddenTools } from "../binding/refuse-hidden-tools.js";
import type { ToolRegistry } from "../registry/tool-registry.js";
import type { AnyServer } from "./low-level-server.js";
import { serveRegistry } from "./serve-registry.js";
import { createServer } from "./server-source.js";
import type { ServerSource } from "./server-source.js";

/**
 * Makes a server that offers a registry's tools.
 *
 * @throws ToolmetaError: `duplicate_tool` when it has a tool of its own with a name of the registry's;
 *   `server_conflict` or `invalid_options` for what `source` makes.
 */
export function openServer(source: ServerSource, registry: ToolRegistry): AnyServer {
  const server = createServer(source);
  refuseHiddenTools(server, registry);
  serveRegistry(server, registry);
  return server;
}
