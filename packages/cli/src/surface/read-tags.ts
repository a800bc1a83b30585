import type { ToolDefinition } from "@toolmeta/runtime";

/** The labels of a tool, which travel in its `_meta.tags`. */
export function readTags({ _meta }: ToolDefinition): readonly string[] {
  const tags: unknown = _meta?.tags;
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag === "string") : [];
}
