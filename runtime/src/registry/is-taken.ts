import type { ToolOptions } from "@toolmeta/contract";
import type { RegistryOptions } from "./registry-options.js";

/** Whether a registry takes a tool, by its tags and by what it may change. */
export function isTaken(tool: ToolOptions, options: RegistryOptions): boolean {
  const { include, exclude, access = "full" } = options;
  const tags = tool.tags ?? [];
  if (exclude !== undefined && tags.some((tag) => exclude.includes(tag))) return false;
  if (include !== undefined && !tags.some((tag) => include.includes(tag))) return false;
  return access === "full" || (tool.readOnly === true && tool.destructive !== true);
}
