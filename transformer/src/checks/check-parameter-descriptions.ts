import type { JsonSchema } from "@toolmeta/contract";
import { argumentNode } from "./argument-node.js";
import type { ToolCheck } from "./tool-check.js";
import { expandSchema } from "../schema/expand-schema.js";

/**
 * An argument is described by a `@param`, by `Field`, by the comment of the property it comes from or of its
 * type. A tool without any description is reported as a whole, not once for each argument.
 */
export const checkParameterDescriptions: ToolCheck = ({
  source,
  inputSchema,
  isCompiled,
  description,
}) => {
  if (inputSchema === undefined || !isCompiled || description?.trim() === "") return;
  const { reporter, method, tool } = source;
  for (const [path, schema] of Object.entries(inputSchema.properties ?? {})) {
    if (isDescribed(schema, inputSchema)) continue;
    reporter.report("TM2002", argumentNode(method, path), { tool, path });
  }
};

function isDescribed(schema: JsonSchema, root: JsonSchema): boolean {
  if (isText(schema.description)) return true;
  const parts = expandSchema(schema, root).filter(({ type }) => type !== "null");
  return parts.length > 0 && parts.every(({ description }) => isText(description));
}

function isText(description: string | undefined): boolean {
  return description !== undefined && description.trim() !== "";
}
