import type { JsonSchema } from "./json-schema.js";

/** How schemas are read, whether a validator is made when a project is built or when its server runs. */
export const VALIDATOR_OPTIONS = {
  strict: false,
  // `constructor` and the like are arguments only when they are given.
  ownProperties: true,
  logger: false,
} as const;

/**
 * The same schema with members that have few values before all others. A validator that stops at the
 * first error then tells the branches of a union apart before it goes deeper into any of them; otherwise
 * the time doubles with every level of a value.
 */
export function orderMembers(schema: JsonSchema): JsonSchema {
  const { properties, $defs, anyOf, allOf, items, additionalProperties, not } = schema;
  return {
    ...schema,
    ...(properties !== undefined && { properties: orderProperties(properties) }),
    ...($defs !== undefined && { $defs: mapValues($defs, orderMembers) }),
    ...(anyOf !== undefined && { anyOf: anyOf.map(orderMembers) }),
    ...(allOf !== undefined && { allOf: allOf.map(orderMembers) }),
    ...(items !== undefined && { items: orderMembers(items) }),
    ...(not !== undefined && { not: orderMembers(not) }),
    ...(typeof additionalProperties === "object" && {
      additionalProperties: orderMembers(additionalProperties),
    }),
  };
}

function orderProperties(properties: Record<string, JsonSchema>): Record<string, JsonSchema> {
  const entries = Object.entries(mapValues(properties, orderMembers));
  return Object.fromEntries([
    ...entries.filter(isNarrow),
    ...entries.filter((entry) => !isNarrow(entry)),
  ]);
}

function isNarrow([, { const: constant, enum: values }]: readonly [string, JsonSchema]): boolean {
  return constant !== undefined || values !== undefined;
}

function mapValues(
  record: Record<string, JsonSchema>,
  map: (schema: JsonSchema) => JsonSchema,
): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(record).map(([name, schema]) => [name, map(schema)]));
}

/** Whether a schema may ask for a member without a name, which a validator that stops early overlooks. */
export function requiresEmptyName(schema: JsonSchema): boolean {
  return JSON.stringify(schema).includes('[""');
}
