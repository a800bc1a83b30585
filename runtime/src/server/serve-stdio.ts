import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { wrapsServer } from "../binding/prepare-server.js";
import type { ToolRegistry } from "../registry/tool-registry.js";
import { openCallDrain } from "../serving/call-drain.js";
import type { Serving, ServingOptions } from "../serving/serving-options.js";
import { runStdio } from "../serving/stdio/run-stdio.js";
import { openServer } from "./open-server.js";
import type { ServerSource } from "./server-source.js";

/**
 * Serves a registry over the process's standard streams (MCP, Transports: stdio). Whatever else is written
 * to `process.stdout` goes to the standard error output. When the client closes the input, or on SIGINT or
 * SIGTERM, running calls get the grace time and the process ends.
 *
 * @returns When the server is connected.
 * @throws ToolmetaError (`invalid_options`, or `duplicate_tool` or `server_conflict` for what `source` makes).
 */
export async function serveStdio(
  registry: ToolRegistry,
  source: ServerSource,
  options: ServingOptions = {},
): Promise<Serving> {
  const drain = openCallDrain(registry, options);
  return runStdio(drain, options, async (input, output) => {
    const server = openServer(source, drain.registry);
    const lowLevel = wrapsServer(server) ? server.server : server;
    lowLevel.onerror ??= (error) => {
      console.error(`The connection has an error: ${error.message}`);
    };
    const ended = new Promise<void>((resolve) => {
      lowLevel.onclose = resolve;
    });
    await server.connect(new StdioServerTransport(input, output));
    return { ended, close: () => server.close() };
  });
}
