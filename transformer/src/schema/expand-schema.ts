import type { JsonSchema } from "@toolmeta/contract";

/** How many references and alternatives are followed below one another. */
const MAX_DEPTH = 16;

/** The plain schemas behind a schema: references followed, alternatives and intersections taken apart. */
export function expandSchema(
  schema: JsonSchema,
  root: JsonSchema,
  depth = MAX_DEPTH,
): readonly JsonSchema[] {
  if (depth === 0) return [];
  const { $ref, anyOf, allOf } = schema;
  const target = $ref === undefined ? undefined : root.$defs?.[$ref.replace("#/$defs/", "")];
  const parts = [...(target === undefined ? [] : [target]), ...(anyOf ?? []), ...(allOf ?? [])];
  if (parts.length === 0) return [schema];
  return parts.flatMap((part) => expandSchema(part, root, depth - 1));
}
