import type { JsonSchema, JsonSchemaType, JsonValue } from "@toolmeta/contract";

/** What each keyword demands of a value; those that hold schemas or need a library are not here. */
const DEMANDS: Readonly<
  Partial<Record<keyof JsonSchema, (value: JsonValue, schema: JsonSchema) => boolean>>
> = {
  title: () => true,
  description: () => true,
  default: () => true,
  examples: () => true,
  deprecated: () => true,
  type: (value, { type = "null" }) => IS_OF_TYPE[type](value),
  // Of elements only the validator can tell.
  items: (value) => Array.isArray(value) && value.length === 0,
  enum: (value, schema) => schema.enum?.includes(value) === true,
  minimum: (value, { minimum = NaN }) => typeof value === "number" && value >= minimum,
  maximum: (value, { maximum = NaN }) => typeof value === "number" && value <= maximum,
};

/**
 * Whether a schema of a few plain keywords takes a value, as those of most defaults do. No tells nothing; the
 * validator is loaded to say it.
 */
export function isPlainlyAccepted(value: JsonValue, schema: JsonSchema): boolean {
  const keywords = Object.keys(schema) as (keyof JsonSchema)[];
  return keywords.every((keyword) => DEMANDS[keyword]?.(value, schema) === true);
}

const IS_OF_TYPE: Readonly<Record<JsonSchemaType, (value: JsonValue) => boolean>> = {
  array: (value) => Array.isArray(value),
  boolean: (value) => typeof value === "boolean",
  integer: (value) => Number.isInteger(value),
  null: (value) => value === null,
  number: (value) => Number.isFinite(value),
  // Members are not looked at here.
  object: () => false,
  string: (value) => typeof value === "string",
};
