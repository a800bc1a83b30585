import type { JsonSchema, JsonValue } from "@toolmeta/contract";
import type { AnnotatedSchema } from "../annotated-schema.js";
import { keywordTable } from "./keyword-table.js";
import { kindsOf } from "./kinds-of.js";

/**
 * A schema with one keyword more, or the reason why the keyword cannot be added. A constraint of a union
 * goes to the branches that it constrains. Beside a `$ref` it would be lost on draft-07 readers, so the
 * reference is wrapped.
 */
export function addKeyword(
  schema: AnnotatedSchema,
  name: keyof JsonSchema,
  value: JsonValue,
): AnnotatedSchema | string {
  const rule = keywordTable[name];
  if (rule === undefined) return `"${name}" is no keyword that can be added`;
  if (!rule.accepts(value)) {
    return `"${name}" takes ${rule.takes}, not ${JSON.stringify(value)}`;
  }
  const { constrains } = rule;
  if (constrains === undefined) return { ...schema, [name]: value };
  const kinds = kindsOf(schema);
  if (kinds !== undefined && !kinds.some((kind) => constrains.includes(kind))) {
    return `"${name}" applies to ${constrains.join(" or ")}, not to ${kinds.join(" or ")}`;
  }
  if (schema.anyOf !== undefined) return addToBranches(schema, schema.anyOf, name, value);
  if (schema.$ref === undefined) return { ...schema, [name]: value };
  const { $ref, ...rest } = schema;
  return { ...rest, allOf: [{ $ref }], [name]: value };
}

function addToBranches(
  schema: AnnotatedSchema,
  branches: readonly AnnotatedSchema[],
  name: keyof JsonSchema,
  value: JsonValue,
): AnnotatedSchema {
  const anyOf = branches.map((branch) => {
    const added = addKeyword(branch, name, value);
    return typeof added === "string" ? branch : added;
  });
  return { ...schema, anyOf };
}
