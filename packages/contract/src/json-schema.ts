/** A value that JSON can carry. */
export type JsonValue =
  string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/** The names that the `type` keyword takes. */
export type JsonSchemaType =
  "array" | "boolean" | "integer" | "null" | "number" | "object" | "string";

/**
 * The part of JSON Schema 2020-12 that Toolmeta emits: the keywords that mean the same to a draft-07
 * validator, because the official v1 client reads output schemas with one.
 */
export interface JsonSchema {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  title?: string;
  description?: string;
  type?: JsonSchemaType;
  const?: JsonValue;
  enum?: readonly JsonValue[];
  anyOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
  not?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  additionalProperties?: JsonSchema | false;
  patternProperties?: Record<string, JsonSchema>;
  propertyNames?: JsonSchema;
  minProperties?: number;
  maxProperties?: number;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  contentEncoding?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  default?: JsonValue;
  examples?: readonly JsonValue[];
  deprecated?: boolean;
}

/** A schema whose root is an object, the only root that MCP allows for input and output schemas. */
export type ObjectSchema = JsonSchema & { type: "object" };
