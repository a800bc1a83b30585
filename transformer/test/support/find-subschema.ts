import type { JsonSchema } from "@toolmeta/contract";
import { resolveReference } from "./check-portability";

/** The schema of a member by dotted path (`page.limit`), through references and alternatives. */
export function findSubschema(root: JsonSchema, path: string): JsonSchema | undefined {
  return path
    .split(".")
    .reduce<JsonSchema | undefined>(
      (schema, name) => schema && findMember(schema, name, root),
      root,
    );
}

/** What a schema itself, or else the definition that it refers to, is described as. */
export function findDescription(schema: JsonSchema, root: JsonSchema): string | undefined {
  if (schema.description !== undefined || schema.$ref === undefined) return schema.description;
  const definition = resolveReference(schema.$ref, root);
  return definition && findDescription(definition, root);
}

function findMember(schema: JsonSchema, name: string, root: JsonSchema): JsonSchema | undefined {
  const { properties, $ref, anyOf = [], allOf = [] } = schema;
  if (properties && Object.hasOwn(properties, name)) return properties[name];
  const target = $ref === undefined ? undefined : resolveReference($ref, root);
  for (const part of [...(target ? [target] : []), ...anyOf, ...allOf]) {
    const found = findMember(part, name, root);
    if (found) return found;
  }
  return undefined;
}
