import type { Schema } from "../../schema/schema.js";
import type { Difference, Pair } from "./difference.js";

/** A bound of a number, a length or a count. */
interface Bound {
  readonly kind: string;
  /** The bound of a schema; undefined where there is none. */
  readonly read: (schema: Schema) => number | undefined;
  /** 1 where a higher bound takes less, -1 where it takes more. */
  readonly direction: 1 | -1;
  readonly phrase: (bound: number) => string;
}

/**
 * Bounds in the order in which they are told. An exclusive bound of a whole number is the next whole
 * number; another one is told on its own.
 */
const BOUNDS: readonly Bound[] = [
  lower("minimum", (schema) => readInclusive(schema, "minimum", "exclusiveMinimum", 1), "at least"),
  lower("exclusiveMinimum", (schema) => readExclusive(schema, "exclusiveMinimum"), "above"),
  upper("maximum", (schema) => readInclusive(schema, "maximum", "exclusiveMaximum", -1), "at most"),
  upper("exclusiveMaximum", (schema) => readExclusive(schema, "exclusiveMaximum"), "below"),
  lower("minLength", readCount("minLength"), "at least", "characters long"),
  upper("maxLength", readNumber("maxLength"), "at most", "characters long"),
  lower("minItems", readCount("minItems"), "at least", "elements long"),
  upper("maxItems", readNumber("maxItems"), "at most", "elements long"),
  lower("minProperties", readCount("minProperties"), "at least", "entries large"),
  upper("maxProperties", readNumber("maxProperties"), "at most", "entries large"),
];

/** Compares the bounds of two schemas of one type. */
export function compareBounds({ before, after }: Pair, path: string): readonly Difference[] {
  return BOUNDS.flatMap(({ kind, read, direction, phrase }) => {
    const old = read(before);
    const now = read(after);
    if (old === now) return [];
    const isNarrower = now !== undefined && (old === undefined || (now - old) * direction > 0);
    return [
      {
        path,
        kind,
        effect: isNarrower ? ("narrowed" as const) : ("widened" as const),
        text:
          now === undefined
            ? `need not be ${phrase(old ?? 0)} any more`
            : `is ${phrase(now)}, ${old === undefined ? "had no such bound" : `was ${phrase(old)}`}`,
      },
    ];
  });
}

function lower(kind: string, read: Bound["read"], word: string, unit = ""): Bound {
  return { kind, read, direction: 1, phrase: (bound) => `${word} ${bound} ${unit}`.trimEnd() };
}

function upper(kind: string, read: Bound["read"], word: string, unit = ""): Bound {
  return { kind, read, direction: -1, phrase: (bound) => `${word} ${bound} ${unit}`.trimEnd() };
}

function readNumber(keyword: string): Bound["read"] {
  return (schema) => {
    const value = schema[keyword];
    return typeof value === "number" ? value : undefined;
  };
}

/** "At least 0" says nothing. */
function readCount(keyword: string): Bound["read"] {
  const read = readNumber(keyword);
  return (schema) => {
    const value = read(schema);
    return value === 0 ? undefined : value;
  };
}

function readInclusive(
  schema: Schema,
  keyword: string,
  exclusive: string,
  step: 1 | -1,
): number | undefined {
  const own = readNumber(keyword)(schema);
  const strict = readNumber(exclusive)(schema);
  if (strict === undefined || !isWhole(schema, strict)) return own;
  const next = strict + step;
  if (own === undefined) return next;
  return step === 1 ? Math.max(own, next) : Math.min(own, next);
}

function readExclusive(schema: Schema, keyword: string): number | undefined {
  const strict = readNumber(keyword)(schema);
  return strict === undefined || isWhole(schema, strict) ? undefined : strict;
}

function isWhole({ type }: Schema, bound: number): boolean {
  return type === "integer" && Number.isInteger(bound);
}
