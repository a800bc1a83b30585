import type { ObjectSchema } from "@toolmeta/contract";

/**
 * A tool as `tools/list` gives it.
 *
 * @see https://modelcontextprotocol.io/specification/2025-11-25/server/tools
 */
export interface ToolDefinition {
  readonly name: string;
  readonly title?: string;
  readonly description?: string;
  readonly inputSchema: ObjectSchema;
  readonly outputSchema?: ObjectSchema;
  /** Holds a hint only where the author declared it. */
  readonly annotations?: ToolAnnotations;
  readonly _meta?: Readonly<Record<string, unknown>>;
}

/**
 * What a tool does to the world, by the author's word. A hint that is not there has MCP's own default.
 */
export interface ToolAnnotations {
  readonly readOnlyHint?: boolean;
  readonly destructiveHint?: boolean;
  readonly idempotentHint?: boolean;
  readonly openWorldHint?: boolean;
}
