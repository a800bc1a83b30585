import type { JsonSchema, JsonSchemaType } from "@toolmeta/contract";
import { listSchemasAt } from "./list-schemas-at.js";
import type { ValuePath } from "./value-path.js";

/** Whether a schema has, at a place of its value, an alternative of the type. */
export function expectsType(root: JsonSchema, path: ValuePath, type: JsonSchemaType): boolean {
  return listSchemasAt(root, path).some((schema) => schema.type === type);
}
