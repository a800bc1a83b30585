import { createToolContext } from "../context/create-tool-context.js";
import type { CallContext } from "../context/tool-context.js";
import { ToolmetaError } from "../errors/toolmeta-error.js";
import { invokeTool } from "../invocation/invoke-tool.js";
import type { CallToolResult } from "../results/call-tool-result.js";
import { buildTools } from "./build-tools.js";
import { collectSources } from "./collect-sources.js";
import type { ToolModules } from "./collect-sources.js";
import type { RegisteredTool } from "./registered-tool.js";
import type { RegistryOptions } from "./registry-options.js";
import type { ToolDefinition } from "./tool-definition.js";

/** A set of tools that can be listed and called, with or without a server. */
export interface ToolRegistry {
  /**
   * Adds the tools of modules, classes and instances.
   *
   * @throws ToolmetaError `no_tools`, `no_instance` or `duplicate_tool`.
   */
  register(modules: ToolModules): Promise<void>;
  /** Whether there is a tool of that name. */
  has(name: string): boolean;
  /** The tools, as `tools/list` gives them. */
  list(context?: CallContext): Promise<readonly ToolDefinition[]>;
  /**
   * Calls a tool and gives its result as a client would receive it. A failure of the tool is a result
   * with `isError`, never an exception.
   *
   * @throws ToolmetaError (`unknown_tool`) when there is no tool of that name.
   */
  call(name: string, args?: unknown, context?: CallContext): Promise<CallToolResult>;
}

/** Makes an empty registry. Two registries know nothing of each other. */
export function createToolRegistry(options: RegistryOptions = {}): ToolRegistry {
  const tools = new Map<string, RegisteredTool>();

  function add(tool: RegisteredTool): void {
    const { name } = tool.definition;
    const existing = tools.get(name);
    if (existing !== undefined) throw duplicateTool(name, existing, tool);
    tools.set(name, tool);
  }

  return {
    async register(modules) {
      for (const source of collectSources(modules)) {
        for (const tool of await buildTools(source, options)) add(tool);
      }
    },
    has: (name) => tools.has(name),
    list() {
      return Promise.resolve([...tools.values()].map((tool) => tool.definition));
    },
    async call(name, args, given = {}) {
      const tool = tools.get(name);
      if (tool === undefined) throw unknownTool(name);
      const signal = given.signal ?? new AbortController().signal;
      return invokeTool(tool, args, createToolContext(name, given, signal));
    },
  };
}

function duplicateTool(
  name: string,
  existing: RegisteredTool,
  added: RegisteredTool,
): ToolmetaError {
  return new ToolmetaError(
    "duplicate_tool",
    `Two tools are called "${name}": ${existing.place} and ${added.place}. ` +
      "Give one of them another name with the decorator's `name` option.",
  );
}

function unknownTool(name: string): ToolmetaError {
  return new ToolmetaError("unknown_tool", `There is no tool "${name}".`);
}
