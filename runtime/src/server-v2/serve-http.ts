import type { ToolRegistry } from "../registry/tool-registry.js";
import { openCallDrain } from "../serving/call-drain.js";
import type { HttpOptions, HttpServing } from "../serving/http/http-options.js";
import { readHttpSettings } from "../serving/http/http-settings.js";
import type { ServeOptions } from "./serve-options.js";
import { openServer } from "./open-server.js";
import type { ServerSource } from "./server-source.js";

/**
 * Serves a registry over Streamable HTTP, to clients of every revision that the SDK speaks. Those of the 2025
 * revisions get a session each, or none when the server is stateless; revision 2026-07-28 knows no sessions.
 * `GET /healthz` tells whether it takes new work. On SIGINT or SIGTERM, running calls get the grace time and
 * the process ends.
 *
 * @returns When it listens.
 * @throws ToolmetaError (`invalid_options`, or `duplicate_tool` or `server_conflict` for what `source` makes), or
 *   Node's error when the address is taken.
 */
export async function serveHttp(
  registry: ToolRegistry,
  source: ServerSource,
  options: HttpOptions & ServeOptions = {},
): Promise<HttpServing> {
  const settings = readHttpSettings(options);
  const drain = openCallDrain(registry, options);
  const open = () => openServer(source, drain.registry, options);
  // What is wrong with the options is said now, and not to the first client.
  open();
  // Whoever serves over stdio has no use for an HTTP framework and need not wait for it.
  const [{ createHttpBinding }, { runHttp }] = await Promise.all([
    import("./http/create-http-binding.js"),
    import("../serving/http/run-http.js"),
  ]);
  return runHttp(drain, settings, createHttpBinding(registry, open, settings), options);
}
