import type { JsonSchema } from "@toolmeta/contract";
import { listAlternatives } from "./list-alternatives.js";

/**
 * Whether a schema may have something at a path of member names. Arrays on the way stand for their elements,
 * and an object that does not say which members it has may have any.
 */
export function mayHold(root: JsonSchema, names: readonly string[]): boolean {
  let schemas = listElements([root], root);
  for (const name of names) {
    if (schemas.some(isOpen)) return true;
    const members = schemas.flatMap((schema) => readMember(schema, name));
    schemas = listElements(members, root);
  }
  return schemas.length > 0;
}

/** The schemas and all that they may be: branches of unions, and elements of arrays, at any depth. */
function listElements(schemas: readonly JsonSchema[], root: JsonSchema): readonly JsonSchema[] {
  const found = new Set<JsonSchema>();
  const pending = [...schemas];
  for (let schema = pending.pop(); schema !== undefined; schema = pending.pop()) {
    for (const alternative of listAlternatives(schema, root)) {
      if (found.has(alternative)) continue;
      found.add(alternative);
      if (alternative.items !== undefined) pending.push(alternative.items);
    }
  }
  return [...found];
}

function isOpen({ type, additionalProperties, anyOf, allOf }: JsonSchema): boolean {
  if (type === "object") return additionalProperties === undefined;
  return typeof type !== "string" && anyOf === undefined && allOf === undefined;
}

function readMember(schema: JsonSchema, name: string): readonly JsonSchema[] {
  const { properties = {}, additionalProperties } = schema;
  if (Object.hasOwn(properties, name)) return [properties[name] ?? {}];
  return additionalProperties === undefined || additionalProperties === false
    ? []
    : [additionalProperties];
}
