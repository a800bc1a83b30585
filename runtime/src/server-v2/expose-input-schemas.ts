import { wrapsServer } from "../binding/prepare-server.js";
import type { ToolRegistry } from "../registry/tool-registry.js";
import type { AnyServer, LowLevelServer } from "./low-level-server.js";

/**
 * Shows the SDK the input schemas of our tools, as it sees those of an `McpServer`'s own. Where one says
 * `x-mcp-header`, it compares the headers of a call over HTTP with the arguments, before the call reaches us.
 *
 * @see https://modelcontextprotocol.io/seps/2243-http-standardization
 */
export function exposeInputSchemas(server: AnyServer, registry: ToolRegistry): void {
  if (!wrapsServer<LowLevelServer>(server)) return;
  const findBefore = server.toolInputSchemaJson.bind(server);
  server.toolInputSchemaJson = (name) => {
    const own = registry.find(name);
    return own === undefined ? findBefore(name) : { ...own.inputSchema };
  };
}
