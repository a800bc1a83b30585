import type { ToolDefinition } from "@toolmeta/runtime";
import { UsageError } from "../command-line/usage-error.js";
import type { Surface } from "./surface.js";

/** @throws UsageError that names the tools there are. */
export function findTool({ tools, origin }: Surface, name: string): ToolDefinition {
  const found = tools.find((tool) => tool.name === name);
  if (found !== undefined) return found;
  const names = tools.map((tool) => tool.name).join(", ");
  throw new UsageError(`There is no tool "${name}" in ${origin}. It has ${names || "none"}.`);
}
