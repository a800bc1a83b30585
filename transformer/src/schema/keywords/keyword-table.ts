import type { JsonSchema, JsonSchemaType, JsonValue } from "@toolmeta/contract";

/** What a keyword needs to know of its value and of the schema that it is added to. */
export interface KeywordRule {
  readonly takes: string;
  readonly accepts: (value: JsonValue) => boolean;
  /** The kinds of values that the keyword constrains; it fits where one of them may appear. */
  readonly constrains?: readonly JsonSchemaType[];
}

const isNumber = (value: JsonValue): boolean => typeof value === "number" && Number.isFinite(value);
const isString = (value: JsonValue): boolean => typeof value === "string";
const isBoolean = (value: JsonValue): boolean => typeof value === "boolean";
const isCount = (value: JsonValue): boolean => Number.isInteger(value) && Number(value) >= 0;

const NUMBERS = ["number", "integer"] as const;
const bound: KeywordRule = { takes: "a number", accepts: isNumber, constrains: NUMBERS };
const length = (...constrains: JsonSchemaType[]): KeywordRule => ({
  takes: "a whole number, 0 or more",
  accepts: isCount,
  constrains,
});
const text: KeywordRule = { takes: "a string", accepts: isString };
const anything: KeywordRule = { takes: "a JSON value", accepts: () => true };

/**
 * The validation and annotation keywords that authors may add to a type.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-validation
 */
export const keywordTable: Readonly<Partial<Record<keyof JsonSchema, KeywordRule>>> = {
  title: text,
  description: text,
  default: anything,
  examples: { takes: "a list", accepts: (value) => Array.isArray(value) },
  deprecated: { takes: "true or false", accepts: isBoolean },
  type: {
    takes: '"integer"',
    accepts: (value) => value === "integer",
    constrains: NUMBERS,
  },
  minimum: bound,
  maximum: bound,
  exclusiveMinimum: bound,
  exclusiveMaximum: bound,
  multipleOf: {
    takes: "a number above 0",
    accepts: (value) => isNumber(value) && Number(value) > 0,
    constrains: NUMBERS,
  },
  minLength: length("string"),
  maxLength: length("string"),
  pattern: { takes: "a regular expression", accepts: isRegularExpression, constrains: ["string"] },
  format: { takes: "the name of a format", accepts: isString, constrains: ["string"] },
  minItems: length("array"),
  maxItems: length("array"),
  uniqueItems: { takes: "true or false", accepts: isBoolean, constrains: ["array"] },
  minProperties: length("object"),
  maxProperties: length("object"),
};

function isRegularExpression(value: JsonValue): boolean {
  if (typeof value !== "string") return false;
  try {
    // Validators read patterns with the `u` flag.
    new RegExp(value, "u");
    return true;
  } catch {
    return false;
  }
}
