import { resolveReference } from "./resolve-reference.js";
import { readSubschema } from "./schema.js";
import type { Schema } from "./schema.js";

/** How each keyword reads to a person; in the order in which they are told. */
const PHRASES: readonly (readonly [keyword: string, phrase: (value: string) => string])[] = [
  ["minimum", (value) => `at least ${value}`],
  ["exclusiveMinimum", (value) => `above ${value}`],
  ["maximum", (value) => `at most ${value}`],
  ["exclusiveMaximum", (value) => `below ${value}`],
  ["multipleOf", (value) => `a multiple of ${value}`],
  ["minLength", (value) => `at least ${value} characters`],
  ["maxLength", (value) => `at most ${value} characters`],
  ["pattern", (value) => `matches ${value}`],
  ["format", (value) => `format ${value}`],
  ["contentEncoding", (value) => `encoded in ${value}`],
  ["minItems", (value) => `at least ${value} elements`],
  ["maxItems", (value) => `at most ${value} elements`],
  ["uniqueItems", () => "no element twice"],
  ["minProperties", (value) => `at least ${value} entries`],
  ["maxProperties", (value) => `at most ${value} entries`],
  ["deprecated", () => "deprecated"],
];

/** What a schema asks of a value beside its type, in words; the elements of a list included. */
export function describeConstraints(schema: Schema, root: Schema): readonly string[] {
  const resolved = resolveReference(schema, root);
  const own = PHRASES.flatMap(([keyword, phrase]) => {
    const value = resolved[keyword];
    return value === undefined || value === false
      ? []
      : [phrase(typeof value === "string" ? value : JSON.stringify(value))];
  });
  const items = readSubschema(resolved, "items");
  const ofElements = items === undefined ? [] : describeConstraints(items, root);
  return [...own, ...ofElements.map((phrase) => `each ${phrase}`)];
}
