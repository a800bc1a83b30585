import type { JsonSchema } from "@toolmeta/contract";
import { readReference } from "./reference.js";

/** How many references and alternatives are followed below one another. */
const MAX_DEPTH = 16;

/** The plain schemas behind a schema: references followed, alternatives and intersections taken apart. */
export function expandSchema(
  schema: JsonSchema,
  root: JsonSchema,
  depth = MAX_DEPTH,
): readonly JsonSchema[] {
  if (depth === 0) return [];
  const { anyOf, allOf } = schema;
  const name = readReference(schema);
  const target = name === undefined ? undefined : root.$defs?.[name];
  const parts = [...(target === undefined ? [] : [target]), ...(anyOf ?? []), ...(allOf ?? [])];
  if (parts.length === 0) return [schema];
  return parts.flatMap((part) => expandSchema(part, root, depth - 1));
}
