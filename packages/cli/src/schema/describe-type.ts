import { resolveReference } from "./resolve-reference.js";
import { isSchema, readSchemaList, readSchemas, readSubschema } from "./schema.js";
import type { Schema } from "./schema.js";

const MAX_DEPTH = 4;

/** The values that a schema takes, in the words of TypeScript: `string[] | null`, `"asc" | "desc"`. */
export function describeType(schema: Schema, root: Schema, depth = 0): string {
  const resolved = resolveReference(schema, root);
  const alternatives = [...readSchemaList(resolved, "anyOf"), ...readSchemaList(resolved, "oneOf")];
  if (alternatives.length > 0 && depth < MAX_DEPTH) {
    const types = alternatives.map((one) => describeType(one, root, depth + 1));
    return [...new Set(types)].join(" | ");
  }
  if (resolved.const !== undefined) return JSON.stringify(resolved.const);
  if (Array.isArray(resolved.enum)) {
    return resolved.enum.map((value) => JSON.stringify(value)).join(" | ");
  }
  const types = readTypes(resolved);
  return types.map((type) => describeOne(type, resolved, root, depth)).join(" | ");
}

/** The names of the types that a schema takes; those that its keywords imply where it does not say. */
export function readTypes({ type, properties, items }: Schema): readonly string[] {
  if (typeof type === "string") return [type];
  if (Array.isArray(type)) return type.filter((name) => typeof name === "string");
  if (properties !== undefined) return ["object"];
  return items === undefined ? ["any"] : ["array"];
}

function describeOne(type: string, schema: Schema, root: Schema, depth: number): string {
  if (type === "array") return describeList(schema, root, depth);
  const isRecord =
    type === "object" &&
    Object.keys(readSchemas(schema, "properties")).length === 0 &&
    isSchema(schema.additionalProperties);
  if (!isRecord || depth >= MAX_DEPTH) return type;
  const value = readSubschema(schema, "additionalProperties") ?? {};
  return `record of ${describeType(value, root, depth + 1)}`;
}

function describeList(schema: Schema, root: Schema, depth: number): string {
  const items = readSubschema(schema, "items");
  if (items === undefined || depth >= MAX_DEPTH) return "array";
  const element = describeType(items, root, depth + 1);
  return element.includes(" ") ? `(${element})[]` : `${element}[]`;
}
