import { isSchema, readRequired, readSchemas } from "./schema.js";
import type { Schema } from "./schema.js";

type Merge = (one: unknown, other: unknown) => unknown;

/** How a keyword of two schemas becomes that of a schema which takes what both take. */
const MERGES: Readonly<Record<string, Merge>> = {
  properties: (one, other) => mergeProperties(one, other),
  required: (one, other) => [
    ...new Set([...readRequired({ required: one }), ...readRequired({ required: other })]),
  ],
  type: (one, other) => ([one, other].includes("integer") ? "integer" : other),
  enum: (one, other) =>
    Array.isArray(one) && Array.isArray(other)
      ? one.filter((value) => other.includes(value))
      : other,
  minimum: higher,
  exclusiveMinimum: higher,
  minLength: higher,
  minItems: higher,
  minProperties: higher,
  maximum: lower,
  exclusiveMaximum: lower,
  maxLength: lower,
  maxItems: lower,
  maxProperties: lower,
  uniqueItems: (one, other) => one === true || other === true,
  additionalProperties: (one, other) => (one === false ? false : other),
};

/**
 * One schema for a value that has to fit two. Where a keyword of theirs cannot be joined, the second one's
 * is kept, which describes the value less exactly and never wrongly by much.
 */
export function mergeParts(one: Schema, other: Schema): Schema {
  const merged: Record<string, unknown> = { ...one };
  for (const [keyword, value] of Object.entries(other)) {
    const before = merged[keyword];
    merged[keyword] = before === undefined ? value : (MERGES[keyword]?.(before, value) ?? value);
  }
  return merged;
}

function mergeProperties(one: unknown, other: unknown): Schema {
  const merged: Record<string, unknown> = { ...readSchemas({ properties: one }, "properties") };
  for (const [name, field] of Object.entries(readSchemas({ properties: other }, "properties"))) {
    const before = merged[name];
    merged[name] = isSchema(before) ? { allOf: [before, field] } : field;
  }
  return merged;
}

function higher(one: unknown, other: unknown): unknown {
  return typeof one === "number" && typeof other === "number" ? Math.max(one, other) : other;
}

function lower(one: unknown, other: unknown): unknown {
  return typeof one === "number" && typeof other === "number" ? Math.min(one, other) : other;
}
