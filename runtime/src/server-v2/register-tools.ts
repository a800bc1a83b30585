import { readTakenNames } from "../binding/read-taken-names.js";
import { createToolRegistry } from "../registry/create-tool-registry.js";
import type { ToolModules } from "../registry/collect-sources.js";
import type { RegistryOptions } from "../registry/registry-options.js";
import type { ToolRegistry } from "../registry/tool-registry.js";
import type { AnyServer } from "./low-level-server.js";
import type { ServeOptions } from "./serve-options.js";
import { serveRegistry } from "./serve-registry.js";

/**
 * Serves the tools of modules, classes and instances on a server of the SDK's second generation. Tools that
 * the server already has stay. Call it before `connect()`.
 *
 * @returns The registry behind the server, to call, enable and disable tools.
 * @throws ToolmetaError `no_tools`, `no_instance`, `invalid_name`, `invalid_options`, `duplicate_tool`,
 *   `refused` or `server_conflict`.
 */
export async function registerTools(
  server: AnyServer,
  modules: ToolModules,
  { requestState, ...options }: RegistryOptions & ServeOptions = {},
): Promise<ToolRegistry> {
  const registry = createToolRegistry(options, readTakenNames(server));
  await registry.register(modules);
  serveRegistry(server, registry, { requestState });
  return registry;
}
