import type { AnnotatedSchema } from "../annotated-schema.js";
import { readReference } from "../reference.js";

/**
 * A schema whose root is a reference gets the definition's own content, since MCP wants `type: "object"` at
 * the root. The definition stays for those that refer to it from elsewhere.
 */
export function inlineRoot(schema: AnnotatedSchema): AnnotatedSchema {
  const name = readReference(schema);
  if (name === undefined) return schema;
  const { $ref: _, ...rest } = schema;
  const definition = schema.$defs?.[name];
  if (definition === undefined) return schema;
  return inlineRoot({ ...definition, ...rest });
}
