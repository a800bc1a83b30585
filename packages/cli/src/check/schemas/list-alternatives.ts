import { readTypes } from "../../schema/describe-type.js";
import { resolveReference } from "../../schema/resolve-reference.js";
import { readSchemaList } from "../../schema/schema.js";
import type { Schema } from "../../schema/schema.js";

/** One of the forms that a value may have: a schema with one type, or with the values it takes. */
export interface Alternative {
  /** A name of JSON Schema's types, or `any`. */
  readonly type: string;
  readonly schema: Schema;
  /** The definition that it comes from; empty for a schema that is written in place. */
  readonly name: string;
}

const COMBINED = ["anyOf", "oneOf"];

/**
 * The forms that a schema allows: those of its `anyOf` and `oneOf`, one for each of several types, and all
 * values that are listed one by one together.
 */
export function listAlternatives(schema: Schema, root: Schema): readonly Alternative[] {
  return mergeValues(expand(schema, root, ""));
}

function expand(schema: Schema, root: Schema, above: string): readonly Alternative[] {
  const name = typeof schema.$ref === "string" ? schema.$ref : above;
  const resolved = resolveReference(schema, root);
  const keyword = COMBINED.find((one) => readSchemaList(resolved, one).length > 0);
  if (keyword !== undefined) {
    const { [keyword]: _, ...beside } = resolved;
    const listed = readSchemaList(resolved, keyword);
    return listed.flatMap((one) => expand(withContext(beside, one, root), root, refName(one)));
  }
  const values = readValues(resolved);
  if (values !== undefined) return expandValues(resolved, values, name);
  return readTypes(resolved).map((type) => ({ type, schema: resolved, name }));
}

/** What stands beside `anyOf` holds for each of its schemas; its words belong to the whole. */
function withContext({ description: _, ...beside }: Schema, one: Schema, root: Schema): Schema {
  return { ...beside, ...resolveReference(one, root) };
}

function refName({ $ref }: Schema): string {
  return typeof $ref === "string" ? $ref : "";
}

/** The values that a schema lists; undefined when it does not. */
export function readValues(schema: Schema): readonly unknown[] | undefined {
  if (schema.const !== undefined) return [schema.const];
  return Array.isArray(schema.enum) ? schema.enum : undefined;
}

function expandValues(
  { const: _, enum: __, ...rest }: Schema,
  values: readonly unknown[],
  name: string,
): readonly Alternative[] {
  const types = new Set(values.map(typeOf));
  return [...types].map((type) => ({
    type,
    name,
    schema: { ...rest, type, enum: values.filter((value) => typeOf(value) === type) },
  }));
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

/** Literals that each have a comment of their own are written one by one, and still are one list. */
function mergeValues(alternatives: readonly Alternative[]): readonly Alternative[] {
  const merged = new Map<string, Alternative>();
  for (const one of alternatives) {
    const values = readValues(one.schema);
    const key = values === undefined ? `${merged.size}` : `values of ${one.type}`;
    const before = readValues(merged.get(key)?.schema ?? {}) ?? [];
    const schema =
      values === undefined ? one.schema : { ...one.schema, enum: [...before, ...values] };
    merged.set(key, { ...one, schema: one.type === "null" ? { type: "null" } : schema });
  }
  return [...merged.values()];
}
