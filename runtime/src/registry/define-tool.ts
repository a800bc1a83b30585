import type { ToolOptions } from "@toolmeta/contract";
import type { ToolRecord } from "../metadata/tool-record.js";
import type { ToolAnnotations, ToolDefinition } from "./tool-definition.js";

/** Which option is sent as which hint. */
const HINTS = [
  ["readOnly", "readOnlyHint"],
  ["destructive", "destructiveHint"],
  ["idempotent", "idempotentHint"],
  ["openWorld", "openWorldHint"],
] as const satisfies readonly (readonly [keyof ToolOptions, keyof ToolAnnotations])[];

/** The wire form of a tool, made once. */
export function defineTool(name: string, { options, compiled }: ToolRecord): ToolDefinition {
  const description = options.description ?? compiled.description;
  const outputSchema = options.outputSchema ?? compiled.outputSchema;
  const annotations = readHints(options);
  const meta = readMeta(options);
  return {
    name,
    ...(options.title !== undefined && { title: options.title }),
    ...(description !== "" && { description }),
    inputSchema: options.inputSchema ?? compiled.inputSchema,
    ...(outputSchema !== undefined && { outputSchema }),
    ...(annotations !== undefined && { annotations }),
    ...(meta !== undefined && { _meta: meta }),
  };
}

function readHints(options: ToolOptions): ToolAnnotations | undefined {
  // One object and no lists: there may be thousands of tools, and a client waits for them.
  let declared: Partial<Record<keyof ToolAnnotations, boolean>> | undefined;
  for (const [option, hint] of HINTS) {
    const value = options[option];
    if (typeof value === "boolean") (declared ??= {})[hint] = value;
  }
  return declared;
}

function readMeta({ tags, checkPaths, meta }: ToolOptions): ToolDefinition["_meta"] {
  if (tags === undefined && checkPaths === undefined && meta === undefined) return undefined;
  return {
    ...meta,
    ...(tags !== undefined && { tags }),
    ...(checkPaths !== undefined && { checkPaths }),
  };
}
