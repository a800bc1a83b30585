import type { JsonSchema } from "@toolmeta/contract";
import * as fc from "fast-check";

/** A value that does not fit one argument of a tool. */
export interface WrongValue {
  readonly argument: string;
  readonly value: unknown;
}

type Schema = JsonSchema & { readonly properties?: Readonly<Record<string, JsonSchema>> };

/**
 * Arguments of which one has any JSON value, drawn so that each is met. Whether the value fits is for a
 * validator to say.
 */
export function anyArgument({ properties = {} }: Schema): fc.Arbitrary<WrongValue> {
  const names = Object.keys(properties);
  return fc.oneof(
    ...names.map((argument) => fc.record({ argument: fc.constant(argument), value: strange })),
  );
}

/** What a model may send in the place of anything, and what nobody sends who means well. */
const strange: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    ...[null, true, -1, 0.5, 1e308, "", "\0", "🙂".repeat(50), [], {}, [null], [[]]],
    JSON.parse('{"__proto__":{"length":1}}'),
    JSON.parse('{"constructor":{"prototype":{}}}'),
    { toString: "x" },
    { length: 3 },
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

/** The smallest value that a schema is likely to take. */
export function simplestValue(schema: JsonSchema, root: JsonSchema): unknown {
  const { $ref, anyOf, type } = schema;
  if ($ref !== undefined)
    return simplestValue(root.$defs?.[$ref.replace("#/$defs/", "")] ?? {}, root);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (anyOf?.[0] !== undefined && type === undefined) return simplestValue(anyOf[0], root);
  const simple: Readonly<Record<string, () => unknown>> = {
    string: () => "x".repeat(schema.minLength ?? 1),
    integer: () => schema.minimum ?? 1,
    number: () => schema.minimum ?? 1,
    boolean: () => true,
    null: () => null,
    array: () =>
      Array.from({ length: schema.minItems ?? 1 }, () => simplestValue(schema.items ?? {}, root)),
    object: () => simplestObject(schema, root),
  };
  return simple[String(type)]?.() ?? "x";
}

/** An object of the required members alone. */
export function simplestObject(
  { properties = {}, required = [] }: JsonSchema,
  root: JsonSchema,
): Record<string, unknown> {
  return Object.fromEntries(
    required.map((name) => [name, simplestValue(properties[name] ?? {}, root)]),
  );
}

/** The same value without the members of objects that are null. */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) =>
      member === null ? [] : [[name, withoutNulls(member)]],
    ),
  );
}
