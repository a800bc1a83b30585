import type { ToolAnnotations, ToolDefinition } from "@toolmeta/runtime";
import type { Schema } from "../schema/schema.js";
import { readTags } from "../surface/read-tags.js";

/** What the lock file keeps of one tool: all that a client may rely on. */
export interface LockedTool {
  readonly title?: string;
  readonly description?: string;
  readonly annotations?: ToolAnnotations;
  readonly tags?: readonly string[];
  readonly inputSchema: Schema;
  readonly outputSchema?: Schema;
}

/** The content of `toolmeta.lock.json`. */
export interface ToolLock {
  /** Version of this format. */
  readonly lockVersion: 1;
  readonly tools: Readonly<Record<string, LockedTool>>;
}

/** The lock of tools: by name, so that the order in which they are registered makes no change. */
export function lockTools(tools: readonly ToolDefinition[]): ToolLock {
  const sorted = [...tools].sort((one, other) => (one.name < other.name ? -1 : 1));
  return {
    lockVersion: 1,
    tools: Object.fromEntries(sorted.map((tool) => [tool.name, lockTool(tool)])),
  };
}

function lockTool(tool: ToolDefinition): LockedTool {
  const { title, description, annotations, inputSchema, outputSchema } = tool;
  const tags = readTags(tool);
  return {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    ...(annotations === undefined ? {} : { annotations }),
    ...(tags.length === 0 ? {} : { tags }),
    inputSchema: { ...inputSchema },
    ...(outputSchema === undefined ? {} : { outputSchema: { ...outputSchema } }),
  };
}
