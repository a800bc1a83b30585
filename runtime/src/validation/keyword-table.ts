import type { JsonSchema } from "@toolmeta/contract";
import { isJsonObject } from "./is-json-object.js";
import { matchesFormat, type Formats } from "./matches-format.js";
import { hasUniqueItems, isSameJson } from "./unique-items.js";

/** One thing that is wrong with a value, as the validator library says it. */
export interface KeywordFault {
  readonly params?: Readonly<Record<string, unknown>>;
}

/** What checking a keyword may ask. */
export interface KeywordContext {
  readonly schema: JsonSchema;
  readonly formats: Formats;
  readonly accepts: (value: unknown, schema: JsonSchema) => boolean;
}

/** Finds what is wrong with a value of its kind; `demand` is the keyword's value in the schema. */
type Check = (value: never, demand: never, context: KeywordContext) => readonly KeywordFault[];

interface Kind {
  readonly has: (value: unknown) => boolean;
  readonly keywords: Readonly<Record<string, Check>>;
}

const OK: readonly KeywordFault[] = [];
const FAULT: readonly KeywordFault[] = [{}];

/** A check that only says yes or no. */
function demand<Value, Demand>(
  fits: (value: Value, demand: Demand, context: KeywordContext) => boolean,
): (value: Value, demand: Demand, context: KeywordContext) => readonly KeywordFault[] {
  return (value, wanted, context) => (fits(value, wanted, context) ? OK : FAULT);
}

const IS_OF_TYPE: Readonly<Record<string, (value: unknown) => boolean>> = {
  array: Array.isArray,
  boolean: (value) => typeof value === "boolean",
  integer: Number.isInteger,
  null: (value) => value === null,
  number: Number.isFinite,
  object: isJsonObject,
  string: (value) => typeof value === "string",
};

/**
 * The keywords that say something of a value itself, by the kind of value they speak of and in the order in
 * which the validator library reports them.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-validation
 */
export const keywordTable: readonly Kind[] = [
  {
    has: () => true,
    keywords: {
      type: demand((value: unknown, type: string) => IS_OF_TYPE[type]?.(value) === true),
    },
  },
  {
    has: (value) => typeof value === "number",
    keywords: {
      maximum: demand((value: number, limit: number) => value <= limit),
      minimum: demand((value: number, limit: number) => value >= limit),
      exclusiveMaximum: demand((value: number, limit: number) => value < limit),
      exclusiveMinimum: demand((value: number, limit: number) => value > limit),
      multipleOf: demand((value: number, unit: number) => isWhole(value / unit)),
      format: demand((value: number, name: string, { formats }) =>
        matchesFormat(value, Object.hasOwn(formats, name) ? formats[name] : undefined),
      ),
    },
  },
  {
    has: (value) => typeof value === "string",
    keywords: {
      maxLength: demand((value: string, limit: number) => countCharacters(value) <= limit),
      minLength: demand((value: string, limit: number) => countCharacters(value) >= limit),
      pattern: demand((value: string, pattern: string) => new RegExp(pattern, "u").test(value)),
      format: demand((value: string, name: string, { formats }) =>
        matchesFormat(value, Object.hasOwn(formats, name) ? formats[name] : undefined),
      ),
    },
  },
  {
    has: () => true,
    keywords: {
      const: demand((value: unknown, constant: unknown) => isSameJson(value, constant)),
      enum: demand((value: unknown, values: readonly unknown[]) =>
        values.some((one) => isSameJson(value, one)),
      ),
      oneOf: demand(
        (value: unknown, schemas: readonly JsonSchema[], { accepts }) =>
          schemas.filter((schema) => accepts(value, schema)).length === 1,
      ),
      not: demand((value: unknown, schema: JsonSchema, { accepts }) => !accepts(value, schema)),
    },
  },
  {
    has: Array.isArray,
    keywords: {
      maxItems: demand((value: readonly unknown[], limit: number) => value.length <= limit),
      minItems: demand((value: readonly unknown[], limit: number) => value.length >= limit),
      uniqueItems: demand(
        (value: readonly unknown[], isRequired: boolean) => !isRequired || hasUniqueItems(value),
      ),
    },
  },
  {
    has: isJsonObject,
    keywords: {
      maxProperties: demand((value: object, limit: number) => Object.keys(value).length <= limit),
      minProperties: demand((value: object, limit: number) => Object.keys(value).length >= limit),
      required: (value: object, names: readonly string[]) =>
        names
          .filter((name) => !Object.hasOwn(value, name) || Reflect.get(value, name) === undefined)
          .map((missingProperty) => ({ params: { missingProperty } })),
      propertyNames: (value: object, schema: JsonSchema, { accepts }) =>
        Object.keys(value)
          .filter((name) => !accepts(name, schema))
          .map((propertyName) => ({ params: { propertyName } })),
      additionalProperties: (value: object, others: JsonSchema | false, { schema }) =>
        others === false
          ? Object.keys(value)
              .filter((name) => !isDeclared(name, schema))
              .map((additionalProperty) => ({ params: { additionalProperty } }))
          : OK,
    },
  },
];

/** As the validator library tells it: not of quotients so large that they are written with an exponent. */
function isWhole(quotient: number): boolean {
  return quotient === Number.parseInt(String(quotient), 10);
}

/** As Unicode counts them, so that a pair of surrogates is one. */
export function countCharacters(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1) count += 1;
  return count;
}

function isDeclared(
  name: string,
  { properties = {}, patternProperties = {} }: JsonSchema,
): boolean {
  if (Object.hasOwn(properties, name)) return true;
  return Object.keys(patternProperties).some((pattern) => new RegExp(pattern, "u").test(name));
}
