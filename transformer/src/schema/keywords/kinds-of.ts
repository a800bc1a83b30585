import type { JsonSchema, JsonSchemaType } from "@toolmeta/contract";

/** The kinds of values that a schema takes, or undefined where that is not to be seen. */
export function kindsOf(schema: JsonSchema): readonly JsonSchemaType[] | undefined {
  if (schema.type !== undefined) return [schema.type];
  if (schema.anyOf === undefined) return undefined;
  const kinds = schema.anyOf.map(kindsOf);
  return kinds.some((kind) => kind === undefined)
    ? undefined
    : [...new Set(kinds.flatMap((kind) => kind ?? []))];
}
