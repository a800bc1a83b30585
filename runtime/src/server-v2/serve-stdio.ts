import {
  serveStdio as connectStdio,
  StdioServerTransport,
} from "@modelcontextprotocol/server/stdio";
import type { ToolRegistry } from "../registry/tool-registry.js";
import { openCallDrain } from "../serving/call-drain.js";
import type { Serving, ServingOptions } from "../serving/serving-options.js";
import { runStdio } from "../serving/stdio/run-stdio.js";
import type { ServeOptions } from "./serve-options.js";
import { openServer } from "./open-server.js";
import type { ServerSource } from "./server-source.js";

/**
 * Serves a registry over the process's standard streams, to clients of every revision that the SDK speaks
 * (MCP, Transports: stdio). Whatever else is written to `process.stdout` goes to the standard error output.
 * When the client closes the input, or on SIGINT or SIGTERM, running calls get the grace time and the process
 * ends.
 *
 * @returns When the server listens.
 * @throws ToolmetaError (`invalid_options`, or `duplicate_tool` or `server_conflict` for what `source` makes).
 */
export async function serveStdio(
  registry: ToolRegistry,
  source: ServerSource,
  options: ServingOptions & ServeOptions = {},
): Promise<Serving> {
  const drain = openCallDrain(registry, options);
  const open = () => openServer(source, drain.registry, options);
  return runStdio(drain, options, async (input, output) => {
    // What is wrong with the options is said now, and not to the client.
    open();
    const transport = new StdioServerTransport(input, output);
    const ended = whenClosed(transport);
    const onerror = (error: Error): void => {
      console.error(`The connection has an error: ${error.message}`);
    };
    const connection = connectStdio(open, { transport, onerror });
    return { ended, close: () => connection.close() };
  });
}

/** The SDK takes the transport's callbacks for itself, so that its closing shows in `close` alone. */
function whenClosed(transport: StdioServerTransport): Promise<void> {
  const close = transport.close.bind(transport);
  return new Promise((resolve) => {
    transport.close = async () => {
      await close();
      resolve();
    };
  });
}
