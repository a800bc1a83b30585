import type { JsonSchema, JsonSchemaType } from "@toolmeta/contract";
import { checkLimits } from "./check-limits.js";
import type { ArgumentLimits } from "./argument-limits.js";
import { parseJson } from "./parse-json.js";

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
/** A double keeps every decimal number of so many digits. */
const SAFE_DIGITS = 15;
const SMALLEST_PRECISE = 2 ** -1022;

/** How a string becomes a value of each type; undefined when that would lose something. */
const COERCIONS: Readonly<
  Partial<Record<JsonSchemaType, (text: string, limits: ArgumentLimits) => unknown>>
> = {
  number: readNumber,
  integer(text) {
    const number = readNumber(text);
    return Number.isInteger(number) ? number : undefined;
  },
  boolean: (text) => (text === "true" ? true : text === "false" ? false : undefined),
  object(text, limits) {
    const value = text.startsWith("{") ? parseJson(text) : undefined;
    return isWithin(value, limits) && !Array.isArray(value) ? value : undefined;
  },
  array(text, limits) {
    const value = text.startsWith("[") ? parseJson(text) : undefined;
    return isWithin(value, limits) && Array.isArray(value) ? value : undefined;
  },
};

/**
 * The value that a string stands for where a schema takes no string: a number, a boolean, or an object or
 * array in JSON. Whatever else is given stays as it is.
 */
export function coerceValue(value: unknown, schema: JsonSchema, limits: ArgumentLimits): unknown {
  if (typeof value !== "string") return value;
  const type = schema.type ?? typeOfConstants(schema);
  const coerce = type === undefined ? undefined : COERCIONS[type];
  return coerce?.(value.trim(), limits) ?? value;
}

/** An enumeration of numbers need not say that they are numbers. */
function typeOfConstants(schema: JsonSchema): JsonSchemaType | undefined {
  const constants = schema.const === undefined ? (schema.enum ?? []) : [schema.const];
  const types = new Set(constants.map((constant) => typeof constant));
  if (types.size !== 1) return undefined;
  return types.has("number") ? "number" : types.has("boolean") ? "boolean" : undefined;
}

function readNumber(text: string): number | undefined {
  if (!NUMBER.test(text)) return undefined;
  const number = Number(text);
  if (/^-?\d+$/.test(text) && Number.isSafeInteger(number)) return number;
  const digits = text
    .replace(/[eE].*$/, "")
    .replaceAll(/\D/g, "")
    .replace(/^0+/, "");
  // Close to zero a double keeps fewer digits, and in the end none.
  const isPrecise = digits === "" || Math.abs(number) >= SMALLEST_PRECISE;
  return digits.length <= SAFE_DIGITS && isPrecise && Number.isFinite(number) ? number : undefined;
}

function isWithin(value: unknown, limits: ArgumentLimits): boolean {
  return typeof value === "object" && checkLimits(value, limits) === undefined;
}
