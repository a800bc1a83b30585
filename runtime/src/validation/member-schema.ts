import type { JsonSchema } from "@toolmeta/contract";

/** The schema of an object's member of that name; undefined when the object schema says nothing of it. */
export function memberSchema(schema: JsonSchema, name: string): JsonSchema | undefined {
  const { properties = {}, patternProperties = {}, additionalProperties } = schema;
  if (Object.hasOwn(properties, name)) return properties[name];
  const matching = Object.entries(patternProperties).find(([pattern]) =>
    new RegExp(pattern, "u").test(name),
  );
  if (matching !== undefined) return matching[1];
  return additionalProperties === false ? undefined : additionalProperties;
}
