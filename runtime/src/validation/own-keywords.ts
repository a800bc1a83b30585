import type { JsonSchema } from "@toolmeta/contract";

const known = new WeakMap<JsonSchema, JsonSchema>();

/** What a schema says of a value itself, without what it says of its members and through its branches. */
export function ownKeywords(schema: JsonSchema): JsonSchema {
  const made = known.get(schema) ?? strip(schema);
  known.set(schema, made);
  return made;
}

function strip(schema: JsonSchema): JsonSchema {
  const {
    anyOf,
    allOf,
    items,
    properties,
    patternProperties,
    additionalProperties,
    $defs,
    ...own
  } = schema;
  return {
    ...(anyOf === undefined ? own : withoutOneOf(own)),
    // Names stay, because `additionalProperties: false` is about names.
    ...(properties !== undefined && { properties: anything(properties) }),
    ...(patternProperties !== undefined && { patternProperties: anything(patternProperties) }),
    ...(additionalProperties === false && { additionalProperties }),
  };
}

function anything(members: Record<string, JsonSchema>): Record<string, JsonSchema> {
  return Object.fromEntries(Object.keys(members).map((name) => [name, {}]));
}

/** Which branch was meant is told by `anyOf`, which holds the same. */
function withoutOneOf(own: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(own).filter(([keyword]) => keyword !== "oneOf"));
}
