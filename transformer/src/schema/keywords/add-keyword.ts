import type { JsonSchema, JsonSchemaType, JsonValue } from "@toolmeta/contract";
import type { AnnotatedSchema } from "../annotated-schema.js";
import { keywordTable } from "./keyword-table.js";

/**
 * A schema with one keyword more, or the reason why the keyword cannot be added. A constraint beside a
 * `$ref` would be lost on draft-07 readers, so the reference is wrapped.
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
  if (schema.$ref === undefined) return { ...schema, [name]: value };
  const { $ref, ...rest } = schema;
  return { ...rest, allOf: [{ $ref }], [name]: value };
}

/** The kinds of values that a schema takes, or undefined where that is not to be seen. */
function kindsOf(schema: JsonSchema): readonly JsonSchemaType[] | undefined {
  if (schema.type !== undefined) return [schema.type];
  if (schema.anyOf === undefined) return undefined;
  const kinds = schema.anyOf.map(kindsOf);
  return kinds.some((kind) => kind === undefined)
    ? undefined
    : [...new Set(kinds.flatMap((kind) => kind ?? []))];
}
