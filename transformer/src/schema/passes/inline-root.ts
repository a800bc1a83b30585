import type { AnnotatedSchema } from "../annotated-schema.js";

/**
 * A schema whose root is a reference gets the definition's own content, since MCP wants `type: "object"` at
 * the root. The definition stays for those that refer to it from elsewhere.
 */
export function inlineRoot(schema: AnnotatedSchema): AnnotatedSchema {
  if (schema.$ref === undefined) return schema;
  const { $ref, ...rest } = schema;
  const definition = schema.$defs?.[$ref.replace("#/$defs/", "")];
  if (definition === undefined) return schema;
  return inlineRoot({ ...definition, ...rest });
}
