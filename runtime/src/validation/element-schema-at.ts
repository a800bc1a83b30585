import type { JsonSchema } from "@toolmeta/contract";

/** The schema of an array's element; undefined when the array schema says nothing of it. */
export function elementSchemaAt(schema: JsonSchema, index: number): JsonSchema | undefined {
  // Only schemas that an author gave have positions.
  const prefix: unknown = Reflect.get(schema, "prefixItems");
  const exact: unknown = Array.isArray(prefix) ? prefix[index] : undefined;
  return isSchema(exact) ? exact : schema.items;
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null;
}
