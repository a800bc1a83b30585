import type { JsonSchema } from "@toolmeta/contract";
import { expandSchema } from "../schema/expand-schema.js";

/**
 * The values that a schema takes in a word or a few: `string`, `integer[]`, `"asc"|"desc"`. Null is left
 * out.
 */
export function describeType(schema: JsonSchema, root: JsonSchema): string {
  const parts = expandSchema(schema, root).filter(({ type }) => type !== "null");
  const types = new Set(parts.flatMap((part) => describePart(part, root)));
  return types.size === 0 ? "any" : [...types].join("|");
}

function describePart(schema: JsonSchema, root: JsonSchema): readonly string[] {
  const { type, items } = schema;
  if (schema.const !== undefined) return [JSON.stringify(schema.const)];
  if (schema.enum !== undefined) {
    return schema.enum.filter((value) => value !== null).map((value) => JSON.stringify(value));
  }
  if (type === "array")
    return [describeList(items === undefined ? "any" : describeType(items, root))];
  return [type ?? "any"];
}

function describeList(element: string): string {
  return element.includes("|") ? `(${element})[]` : `${element}[]`;
}
