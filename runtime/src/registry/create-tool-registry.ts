import type { CallContext } from "../context/tool-context.js";
import type { invokeTool } from "../invocation/invoke-tool.js";
import { buildTools } from "./build-tools.js";
import { checkOptions } from "./check-options.js";
import { collectSources } from "./collect-sources.js";
import { isAuthorized } from "./is-authorized.js";
import type { RegisteredTool } from "./registered-tool.js";
import type { RegistryOptions } from "./registry-options.js";
import type { ToolRegistry } from "./tool-registry.js";
import { createToolTable, unknownTool } from "./tool-table.js";
import type { FindTaken, ToolTable } from "./tool-table.js";

interface Invocation {
  readonly invokeTool: typeof invokeTool;
}

/**
 * Makes an empty registry. Two registries know nothing of each other.
 *
 * @param findTaken Names that are taken outside the registry, for instance by a server's other tools.
 * @throws ToolmetaError `refused` (option `refuseRoot`) or `invalid_options`.
 */
export function createToolRegistry(
  options: RegistryOptions = {},
  findTaken: FindTaken = () => undefined,
): ToolRegistry {
  checkOptions(options);
  const table = createToolTable(options, findTaken);
  const registered = new Set<object>();
  const listeners = new Set<() => void>();
  // Whatever only a call needs is loaded with the first one: a client waits for the list first.
  let invocation: Promise<Invocation> | undefined;
  const announce = (): void => {
    for (const listener of listeners) listener();
  };
  const mayUse = (tool: RegisteredTool, context: CallContext): Promise<boolean> | boolean =>
    options.authorize === undefined || isAuthorized(tool, context, options.authorize);

  return {
    async register(modules) {
      for (const source of collectSources(modules)) {
        const identity = source.instance ?? source.type;
        if (registered.has(identity)) continue;
        const tools = await buildTools(source, options);
        if (tools.some((tool) => tool.record.options.isolate === true)) await openPool();
        for (const tool of tools) table.add(tool);
        registered.add(identity);
      }
      announce();
    },
    has: (name) => table.find(name) !== undefined,
    find: (name) => table.find(name)?.definition,
    async list(context = {}) {
      const { authorize } = options;
      const tools = table.enabled();
      if (authorize === undefined) return tools.map((tool) => tool.definition);
      const allowed = await Promise.all(
        tools.map((tool) => isAuthorized(tool, context, authorize)),
      );
      return tools.filter((_, index) => allowed[index]).map((tool) => tool.definition);
    },
    async call(name, args, context = {}) {
      const tool = table.find(name);
      if (tool === undefined || !(await mayUse(tool, context))) throw unknownTool(name);
      invocation ??= import("../invocation/invoke-tool.js");
      return (await invocation).invokeTool(tool, args, context);
    },
    ...createSwitches(table, announce),
    onListChanged(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What isolated tools need is looked for at once, and not with a call that would fail. */
async function openPool(): Promise<void> {
  const { openWorkerPool } = await import("../isolation/worker-pool.js");
  await openWorkerPool();
}

function createSwitches(
  table: ToolTable,
  announce: () => void,
): Pick<ToolRegistry, "enable" | "disable"> {
  return {
    enable(...selectors) {
      if (table.toggle(selectors, true)) announce();
    },
    disable(...selectors) {
      if (table.toggle(selectors, false)) announce();
    },
  };
}
