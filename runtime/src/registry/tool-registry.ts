import type { CallContext } from "../context/tool-context.js";
import type { CallToolResult } from "../results/call-tool-result.js";
import type { ToolModules } from "./collect-sources.js";
import type { ToolDefinition } from "./tool-definition.js";
import type { ToolSelector } from "./tool-table.js";

/** A set of tools that can be listed and called, with or without a server. */
export interface ToolRegistry {
  /**
   * Adds the tools of modules, classes and instances.
   *
   * @throws ToolmetaError `no_tools`, `no_instance`, `invalid_name`, `invalid_options` or
   *   `duplicate_tool`.
   */
  register(modules: ToolModules): Promise<void>;
  /** Whether there is an enabled tool of that name, for some caller. */
  has(name: string): boolean;
  /** The definition of an enabled tool, for whoever may use it. */
  find(name: string): ToolDefinition | undefined;
  /** The enabled tools that the caller may use, as `tools/list` gives them. */
  list(context?: CallContext): Promise<readonly ToolDefinition[]>;
  /**
   * Calls a tool and gives its result as a client would receive it. A failure of the tool is a result
   * with `isError`, never an exception.
   *
   * @throws ToolmetaError (`unknown_tool`) when there is no such tool, or none that the caller may use;
   *   `input_required` when the context's signal was aborted with a ToolmetaError of that code, before
   *   there was an answer: the call has not failed, and is to be made again when the input is there.
   */
  call(name: string, args?: unknown, context?: CallContext): Promise<CallToolResult>;
  /** Lists and runs tools again. @throws ToolmetaError (`unknown_tool`) for a name that does not exist. */
  enable(...selectors: readonly ToolSelector[]): void;
  /** Stops listing and running tools. @throws ToolmetaError (`unknown_tool`) as `enable` does. */
  disable(...selectors: readonly ToolSelector[]): void;
  /** Calls back whenever the list has changed. @returns A function that ends it. */
  onListChanged(listener: () => void): () => void;
}
