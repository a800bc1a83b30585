import type { Brand } from "./brand.js";
import type { JsonValue } from "./json-schema.js";

/**
 * The JSON Schema keywords that {@link Field} takes. Which of them fit depends on the base type; the
 * transformer reports one that does not.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-validation
 */
export interface FieldKeywords {
  readonly title?: string;
  readonly description?: string;
  readonly default?: JsonValue;
  readonly examples?: readonly JsonValue[];
  readonly deprecated?: boolean;
  /** Narrows `number` to whole numbers. */
  readonly type?: "integer";
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** An ECMAScript regular expression without slashes; it may match anywhere in the string. */
  readonly pattern?: string;
  readonly format?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly minProperties?: number;
  readonly maxProperties?: number;
}

/**
 * `T` with JSON Schema keywords. It exists in types only: every plain `T` is assignable to it, and
 * the keywords end up in the schema of the tool that uses it. `null` and `undefined` stay as they are.
 *
 * @example
 * limit: Field<number, { type: "integer"; minimum: 1; maximum: 50 }> = 10
 */
export type Field<T, Keywords extends FieldKeywords> = T extends null | undefined
  ? T
  : T & Brand<{ field: Keywords }>;

/** A whole number, `{"type": "integer"}` in the schema. */
export type Int = Field<number, { type: "integer" }>;
