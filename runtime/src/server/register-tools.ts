import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { createToolRegistry } from "../registry/create-tool-registry.js";
import type { ToolRegistry } from "../registry/tool-registry.js";
import type { ToolModules } from "../registry/collect-sources.js";
import type { RegistryOptions } from "../registry/registry-options.js";
import { handleCall } from "./handle-call.js";
import { handleList } from "./handle-list.js";
import { openLowLevelServer } from "./low-level-server.js";
import type { AnyServer, LowLevelServer } from "./low-level-server.js";
import { readPreviousHandler } from "./previous-handlers.js";
import { readTakenNames, rememberRegistry } from "./read-taken-names.js";

/**
 * Serves the tools of modules, classes and instances on an SDK server. Tools that the server already has
 * stay. Call it before `connect()`.
 *
 * @returns The registry behind the server, to call, enable and disable tools.
 * @throws ToolmetaError `no_tools`, `no_instance`, `duplicate_tool` or `server_conflict`.
 */
export async function registerTools(
  server: AnyServer,
  modules: ToolModules,
  options: RegistryOptions = {},
): Promise<ToolRegistry> {
  const registry = createToolRegistry(options, readTakenNames(server));
  await registry.register(modules);
  const lowLevel = openLowLevelServer(server);
  bindRegistry(lowLevel, registry);
  rememberRegistry(lowLevel, registry);
  return registry;
}

function bindRegistry(server: LowLevelServer, registry: ToolRegistry): void {
  const previousList = readPreviousHandler(server, "tools/list");
  const previousCall = readPreviousHandler(server, "tools/call");
  server.setRequestHandler(ListToolsRequestSchema, (request, extra) =>
    handleList(server, registry, request, extra, previousList),
  );
  server.setRequestHandler(CallToolRequestSchema, (request, extra) =>
    handleCall(server, registry, request, extra, previousCall),
  );
  registry.onListChanged(() => {
    if (server.transport !== undefined) void server.sendToolListChanged();
  });
}
