import { readTypes } from "./describe-type.js";
import { resolveReference } from "./resolve-reference.js";
import { readRequired, readSchemaList, readSchemas, readSubschema } from "./schema.js";
import type { Schema } from "./schema.js";

/** Which fields an example has: those that must be there and those with a value to show, or all. */
export type ExampleFields = "needed" | "all";

const MAX_DEPTH = 6;
const TEXT = "text";
/** A value of each format. */
const FORMATS: Readonly<Record<string, string>> = {
  date: "2026-01-31",
  time: "12:30:00Z",
  "date-time": "2026-01-31T12:30:00Z",
  duration: "PT90M",
  email: "ada@example.com",
  hostname: "example.com",
  ipv4: "192.0.2.1",
  ipv6: "2001:db8::1",
  uri: "https://example.com/",
  url: "https://example.com/",
  uuid: "123e4567-e89b-42d3-a456-426614174000",
  byte: "aGVsbG8=",
};

/**
 * Makes a value that a schema takes, from its `examples`, its default, or its keywords. The same schema
 * gives the same value. Where a pattern asks for more than can be made up, the value does not fit it.
 */
export function makeExample(schema: Schema, root: Schema, fields: ExampleFields): unknown {
  return makeValue(schema, { root, fields, depth: 0 });
}

interface Making {
  readonly root: Schema;
  readonly fields: ExampleFields;
  readonly depth: number;
}

function makeValue(schema: Schema, making: Making): unknown {
  const resolved = resolveReference(schema, making.root);
  const [given] = listGiven(resolved);
  if (given !== undefined) return given;
  const [first] = [...readSchemaList(resolved, "anyOf"), ...readSchemaList(resolved, "oneOf")];
  if (first !== undefined) {
    const { anyOf: _, oneOf: __, ...beside } = resolved;
    return makeValue({ ...beside, ...resolveReference(first, making.root) }, making);
  }
  const [type = "any"] = readTypes(resolved);
  const make = MAKERS[type];
  return make === undefined ? TEXT : make(resolved, making);
}

/** The values that an author has given. */
function listGiven({ examples, default: fallback, const: value, enum: values }: Schema): unknown[] {
  return [
    ...(Array.isArray(examples) ? (examples as readonly unknown[]) : []),
    fallback,
    value,
    ...(Array.isArray(values) ? (values as readonly unknown[]) : []),
  ].filter((one) => one !== undefined);
}

const MAKERS: Readonly<Record<string, (schema: Schema, making: Making) => unknown>> = {
  string: makeText,
  integer: (schema) => makeNumber(schema, 1),
  number: (schema) => makeNumber(schema, 1.5),
  boolean: () => true,
  null: () => null,
  array: makeList,
  object: makeObject,
};

function makeText({ format, minLength, maxLength }: Schema): string {
  const known = typeof format === "string" ? FORMATS[format] : undefined;
  if (known !== undefined) return known;
  const least = typeof minLength === "number" ? minLength : 0;
  const most = typeof maxLength === "number" ? maxLength : Infinity;
  return TEXT.padEnd(least, TEXT).slice(0, most);
}

function makeNumber(schema: Schema, usual: number): number {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const step = typeof multipleOf === "number" ? multipleOf : 1;
  const bounds = [
    typeof minimum === "number" ? minimum : -Infinity,
    typeof exclusiveMinimum === "number" ? exclusiveMinimum + step : -Infinity,
  ];
  const least = Math.max(...bounds);
  const most = Math.min(
    typeof maximum === "number" ? maximum : Infinity,
    typeof exclusiveMaximum === "number" ? exclusiveMaximum - step : Infinity,
  );
  const inside = Math.min(Math.max(usual, least), most);
  return typeof multipleOf === "number" ? Math.ceil(inside / multipleOf) * multipleOf : inside;
}

function makeList(schema: Schema, making: Making): readonly unknown[] {
  const { minItems, maxItems } = schema;
  const least = typeof minItems === "number" ? minItems : 1;
  const isEmpty = maxItems === 0 || (making.depth >= MAX_DEPTH && least <= 1);
  if (isEmpty) return [];
  const items = readSubschema(schema, "items") ?? {};
  const element = makeValue(items, { ...making, depth: making.depth + 1 });
  return Array.from({ length: Math.max(1, least) }, () => element);
}

function makeObject(schema: Schema, making: Making): Readonly<Record<string, unknown>> {
  const below = { ...making, depth: making.depth + 1 };
  const required = readRequired(schema);
  const properties = Object.entries(readSchemas(schema, "properties"));
  const others = readSubschema(schema, "additionalProperties");
  if (properties.length === 0 && others !== undefined && making.depth < MAX_DEPTH) {
    return { key: makeValue(others, below) };
  }
  return Object.fromEntries(
    properties
      .filter(([name, field]) => {
        if (required.includes(name)) return true;
        if (making.depth >= MAX_DEPTH / 2) return false;
        return making.fields === "all" || Array.isArray(field.examples);
      })
      .map(([name, field]) => [name, makeValue(field, below)]),
  );
}
