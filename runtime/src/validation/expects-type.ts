import type { JsonSchema, JsonSchemaType } from "@toolmeta/contract";
import { resolveReference } from "./resolve-reference.js";
import type { ValuePath } from "./value-path.js";

/** Whether a schema has, at a place of its value, an alternative of the type. */
export function expectsType(root: JsonSchema, path: ValuePath, type: JsonSchemaType): boolean {
  let schemas = alternatives(root, root);
  for (const step of path) {
    schemas = schemas.flatMap((schema) => memberSchemas(schema, step, root));
  }
  return schemas.some((schema) => schema.type === type);
}

/** The schemas among which a union, at any depth, leaves the choice. */
function alternatives(schema: JsonSchema, root: JsonSchema): readonly JsonSchema[] {
  const target = resolveReference(schema, root);
  const branches = [...(target.anyOf ?? []), ...(target.allOf ?? [])];
  return [target, ...branches.flatMap((branch) => alternatives(branch, root))];
}

function memberSchemas(
  schema: JsonSchema,
  step: string | number,
  root: JsonSchema,
): readonly JsonSchema[] {
  const member =
    typeof step === "number"
      ? schema.items
      : (schema.properties?.[step] ?? schema.additionalProperties);
  return member === undefined || member === false ? [] : alternatives(member, root);
}
