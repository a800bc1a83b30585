import type { ToolRegistry } from "../registry/tool-registry.js";
import { openCallDrain } from "../serving/call-drain.js";
import type { HttpOptions, HttpServing } from "../serving/http/http-options.js";
import { readHttpSettings } from "../serving/http/http-settings.js";
import { openServer } from "./open-server.js";
import type { ServerSource } from "./server-source.js";

/**
 * Serves a registry over Streamable HTTP (MCP, Transports: Streamable HTTP): with a session for every
 * client, or stateless. `GET /healthz` tells whether it takes new work. On SIGINT or SIGTERM, running calls
 * get the grace time and the process ends.
 *
 * @returns When it listens.
 * @throws ToolmetaError (`invalid_options`, or `duplicate_tool` or `server_conflict` for what `source` makes), or
 *   Node's error when the address is taken.
 */
export async function serveHttp(
  registry: ToolRegistry,
  source: ServerSource,
  options: HttpOptions = {},
): Promise<HttpServing> {
  const settings = readHttpSettings(options);
  const drain = openCallDrain(registry, options);
  const open = () => openServer(source, drain.registry);
  // What is wrong with the source is said now, and not to the first client.
  open();
  // Whoever serves over stdio has no use for an HTTP framework and need not wait for it.
  const [{ createHttpBinding }, { runHttp }] = await Promise.all([
    import("./http/create-http-binding.js"),
    import("../serving/http/run-http.js"),
  ]);
  return runHttp(drain, settings, createHttpBinding(open, settings), options);
}
