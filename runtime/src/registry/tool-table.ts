import { ToolmetaError } from "../errors/toolmeta-error.js";
import type { RegisteredTool } from "./registered-tool.js";
import type { RegistryOptions } from "./registry-options.js";

/** Where a tool of a name stands outside the registry; undefined when the name is free. */
export type FindTaken = (name: string) => string | undefined;

/** The tools of a registry by name, in the order in which they came. */
export interface ToolTable {
  add(tool: RegisteredTool): void;
  /** The tool, unless it is disabled. */
  find(name: string): RegisteredTool | undefined;
  /** The tools that are not disabled. */
  enabled(): readonly RegisteredTool[];
  /** Enables or disables; true when that changed anything. An unknown name is an error. */
  toggle(selectors: readonly ToolSelector[], isEnabled: boolean): boolean;
}

/** A tool by its name, or all tools with a tag. */
export type ToolSelector = string | { readonly tag: string };

/** Makes an empty table. */
export function createToolTable(
  { onDuplicate = "error" }: RegistryOptions,
  findTaken: FindTaken,
): ToolTable {
  const tools = new Map<string, RegisteredTool>();
  const disabled = new Set<RegisteredTool>();
  const all = (): readonly RegisteredTool[] => [...tools.values()];

  return {
    add(tool) {
      const { name } = tool.definition;
      const existing = tools.get(name)?.place ?? findTaken(name);
      if (existing !== undefined && onDuplicate === "ignore") return;
      if (existing !== undefined && onDuplicate === "error") {
        throw duplicateTool(name, existing, tool.place);
      }
      if (existing !== undefined && onDuplicate === "warn") {
        console.warn(`The tool "${name}" of ${existing} is replaced by that of ${tool.place}.`);
      }
      tools.set(name, tool);
    },
    find(name) {
      const tool = tools.get(name);
      return tool === undefined || disabled.has(tool) ? undefined : tool;
    },
    enabled: () => all().filter((tool) => !disabled.has(tool)),
    toggle(selectors, isEnabled) {
      const chosen = selectors.flatMap((selector) => select(all(), selector));
      const changing = chosen.filter((tool) => disabled.has(tool) === isEnabled);
      for (const tool of changing) {
        if (isEnabled) disabled.delete(tool);
        else disabled.add(tool);
      }
      return changing.length > 0;
    },
  };
}

function select(
  tools: readonly RegisteredTool[],
  selector: ToolSelector,
): readonly RegisteredTool[] {
  if (typeof selector === "object") {
    return tools.filter((tool) => tool.record.options.tags?.includes(selector.tag) === true);
  }
  const found = tools.filter((tool) => tool.definition.name === selector);
  if (found.length === 0) throw unknownTool(selector);
  return found;
}

function duplicateTool(name: string, existing: string, added: string): ToolmetaError {
  return new ToolmetaError(
    "duplicate_tool",
    `Two tools are called "${name}": ${existing} and ${added}. Give one of them another name with the ` +
      "decorator's `name` option, or say what to do with the option `onDuplicate`.",
  );
}

/** The error of a name that no tool has, or none that the caller may use. */
export function unknownTool(name: string): ToolmetaError {
  return new ToolmetaError("unknown_tool", `There is no tool "${name}".`);
}
