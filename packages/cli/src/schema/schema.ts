/**
 * A JSON Schema of any origin. A server that was not built with Toolmeta may use every keyword there is,
 * so nothing is known of what a keyword holds until it has been looked at.
 */
export type Schema = Readonly<Record<string, unknown>>;

/** Whether a value is a schema; `true` and `false` are read as `{}` and as no schema. */
export function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The schemas that a keyword such as `properties` or `$defs` holds by name. */
export function readSchemas(schema: Schema, keyword: string): Readonly<Record<string, Schema>> {
  const held = schema[keyword];
  if (!isSchema(held)) return {};
  return Object.fromEntries(
    Object.entries(held).flatMap(([name, value]) =>
      isSchema(value) ? [[name, value]] : value === true ? [[name, {}]] : [],
    ),
  );
}

/** The schemas that a keyword such as `anyOf` holds in a list. */
export function readSchemaList(schema: Schema, keyword: string): readonly Schema[] {
  const held = schema[keyword];
  return Array.isArray(held) ? held.filter(isSchema) : [];
}

/** The schema that a keyword such as `items` holds. */
export function readSubschema(schema: Schema, keyword: string): Schema | undefined {
  const held = schema[keyword];
  return isSchema(held) ? held : undefined;
}

/** The names that `required` holds. */
export function readRequired(schema: Schema): readonly string[] {
  const { required } = schema;
  return Array.isArray(required) ? required.filter((name) => typeof name === "string") : [];
}

/** The text that a keyword such as `description` holds; empty without one. */
export function readText(schema: Schema, keyword: string): string {
  const held = schema[keyword];
  return typeof held === "string" ? held : "";
}
