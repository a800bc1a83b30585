import type { JsonSchema } from "@toolmeta/contract";
import { expandSchema } from "../schema/expand-schema.js";

/**
 * The plain schemas that a dotted path leads to, from the object of the arguments (`["options", "target"]`).
 * Elements of lists are stepped through without a name. Empty when no value has such a member.
 */
export function resolvePath(root: JsonSchema, path: readonly string[]): readonly JsonSchema[] {
  return path.reduce<readonly JsonSchema[]>(
    (schemas, name) => schemas.flatMap((schema) => stepInto(schema, name, root)),
    expandSchema(root, root),
  );
}

/** The names that a step after a path can take. */
export function memberNames(root: JsonSchema, path: readonly string[]): readonly string[] {
  const objects = resolvePath(root, path).flatMap((schema) => elementsOf(schema, root));
  return [...new Set(objects.flatMap(({ properties = {} }) => Object.keys(properties)))];
}

function stepInto(schema: JsonSchema, name: string, root: JsonSchema): readonly JsonSchema[] {
  return elementsOf(schema, root).flatMap((object) => {
    const { properties = {}, additionalProperties, patternProperties = {}, type } = object;
    const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (own !== undefined) return expandSchema(own, root);
    if (type !== undefined && type !== "object") return [];
    if (additionalProperties === false) return [];
    const others = [
      ...(additionalProperties === undefined ? [] : [additionalProperties]),
      ...Object.values(patternProperties),
    ];
    // What a schema says nothing about may be anything.
    return others.length === 0 ? [{}] : others.flatMap((other) => expandSchema(other, root));
  });
}

function elementsOf(schema: JsonSchema, root: JsonSchema): readonly JsonSchema[] {
  if (schema.type !== "array" || schema.items === undefined) return [schema];
  return expandSchema(schema.items, root).flatMap((element) => elementsOf(element, root));
}
