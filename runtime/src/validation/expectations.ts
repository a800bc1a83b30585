import type { JsonSchema } from "@toolmeta/contract";
import type { SchemaError } from "./open-schemas.js";

/** How each type is named in a message. */
const TYPE_NAMES: Readonly<Record<string, string>> = {
  array: "an array",
  boolean: "true or false",
  integer: "an integer",
  null: "null",
  number: "a number",
  object: "an object",
  string: "a string",
};

/** What a keyword expects, given the keyword's value. Keywords that are not here keep ajv's own words. */
const EXPECTATIONS: Readonly<Record<string, (value: unknown) => string>> = {
  type: (value) => TYPE_NAMES[String(value)] ?? String(value),
  const: (value) => JSON.stringify(value),
  enum: (value) => `one of ${listValues(value)}`,
  minimum: (value) => `at least ${String(value)}`,
  maximum: (value) => `at most ${String(value)}`,
  exclusiveMinimum: (value) => `more than ${String(value)}`,
  exclusiveMaximum: (value) => `less than ${String(value)}`,
  multipleOf: (value) => `a multiple of ${String(value)}`,
  minLength: (value) => `at least ${count(value, "character")}`,
  maxLength: (value) => `at most ${count(value, "character")}`,
  pattern: (value) => `a string that matches /${String(value)}/`,
  format: (value) => `a string of format ${String(value)}`,
  minItems: (value) => `at least ${count(value, "element")}`,
  maxItems: (value) => `at most ${count(value, "element")}`,
  uniqueItems: () => "no element twice",
  minProperties: (value) => `at least ${count(value, "member")}`,
  maxProperties: (value) => `at most ${count(value, "member")}`,
  not: () => "a value that is not excluded",
  contentEncoding: (value) => `a string in ${String(value)}`,
};

/** What the keyword of an error expected, as the object of "expected …". */
export function describeExpectation(error: SchemaError): string {
  const describe = EXPECTATIONS[error.keyword];
  if (describe === undefined) return error.message?.replace(/^must /, "to ") ?? error.keyword;
  return describe(error.schema);
}

/** What a schema takes, in a few words: `a string`, `"a" or null`. */
export function describeSchema(
  schema: JsonSchema,
  resolve: (schema: JsonSchema) => JsonSchema,
): string {
  const target = resolve(schema);
  const branches = target.anyOf;
  if (branches !== undefined) {
    return joinOr(unique(branches.map((branch) => describeSchema(branch, resolve))));
  }
  if (target.const !== undefined) return JSON.stringify(target.const);
  if (target.enum !== undefined) return joinOr(target.enum.map((value) => JSON.stringify(value)));
  if (target.type === "array" && target.items !== undefined) {
    return `an array of (${describeSchema(target.items, (inner) => inner)})`;
  }
  return target.type === undefined ? "another value" : (TYPE_NAMES[target.type] ?? target.type);
}

function listValues(value: unknown): string {
  return Array.isArray(value)
    ? value.map((entry) => JSON.stringify(entry)).join(", ")
    : String(value);
}

function count(value: unknown, noun: string): string {
  return `${String(value)} ${noun}${value === 1 ? "" : "s"}`;
}

function joinOr(parts: readonly string[]): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} or ${last}`;
}

function unique(parts: readonly string[]): string[] {
  return [...new Set(parts)];
}
