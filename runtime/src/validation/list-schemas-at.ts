import type { JsonSchema } from "@toolmeta/contract";
import { elementSchemaAt } from "./element-schema-at.js";
import { listAlternatives } from "./list-alternatives.js";
import { memberSchema } from "./member-schema.js";
import type { ValuePath } from "./value-path.js";

/** Every schema that a root may have for a place of its value, through unions. */
export function listSchemasAt(root: JsonSchema, path: ValuePath): readonly JsonSchema[] {
  let schemas = listAlternatives(root, root);
  for (const step of path) {
    schemas = schemas.flatMap((schema) => memberSchemas(schema, step, root));
  }
  return schemas;
}

function memberSchemas(
  schema: JsonSchema,
  step: string | number,
  root: JsonSchema,
): readonly JsonSchema[] {
  const member =
    typeof step === "number" ? elementSchemaAt(schema, step) : memberSchema(schema, step);
  return member === undefined ? [] : listAlternatives(member, root);
}
