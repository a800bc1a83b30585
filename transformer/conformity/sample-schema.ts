import type { JsonValue } from "@toolmeta/contract";
import * as fc from "fast-check";
import { isRecord } from "./is-record.js";
import type { Random } from "./random.js";

/** Where samples come to an end: deeper parts are as small as the schema lets them be. */
const DEPTH = 4;

const WORDS = ["", "a", "x", "word", "two words", "1", "é"];
const NUMBERS = [0, 1, -1, 2, 7, 0.5, 100, -3.25];
const ANYTHING: readonly JsonValue[] = ["any", 3, true, null, [1], { some: "thing" }, [], {}];
const BY_FORMAT: Readonly<Record<string, readonly string[]>> = {
  "date-time": ["2024-02-29T12:00:00Z", "1999-12-31T23:59:59.5+01:00"],
  uri: ["https://example.org/a?b=c", "mailto:a@example.org"],
};

/**
 * A value that a schema of either dialect describes, at random; undefined when none was found. It need not
 * fit: the judges decide about it.
 */
export function sampleSchema(
  schema: unknown,
  root: unknown,
  random: Random,
  depth = 0,
): JsonValue | undefined {
  const sample = (part: unknown): JsonValue | undefined =>
    sampleSchema(part, root, random, depth + 1);
  if (schema === false || depth > 3 * DEPTH) return undefined;
  if (!isRecord(schema)) return random.pick(ANYTHING);
  if (typeof schema.$ref === "string") return sample(resolve(root, schema.$ref));
  if ("const" in schema) return toJson(schema.const);
  if (Array.isArray(schema.enum)) return toJson(random.pick<unknown>(schema.enum));
  const alternatives: unknown = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(alternatives) && schema.properties === undefined) {
    const chosen = sample(
      random.pick<unknown>(depth < DEPTH ? alternatives : leaves(alternatives)),
    );
    // Now and then the keys of two members together, which a closed union refuses.
    return isRecord(chosen) && random.chance(0.25)
      ? mergeSamples([chosen, sample(random.pick<unknown>(leaves(alternatives)))])
      : chosen;
  }
  if (Array.isArray(schema.allOf) && schema.type === undefined) {
    return mergeSamples(schema.allOf.map(sample));
  }
  const type: unknown = Array.isArray(schema.type)
    ? random.pick<unknown>(schema.type)
    : schema.type;
  if (type === "array") return sampleArray(schema, sample, random, depth);
  if (type === "object") return sampleObject(schema, sample, random, depth);
  return samplePrimitive(type, schema, random);
}

const stringsByPattern = new Map<string, readonly string[]>();

/** Strings for a pattern. They are made at once, because reading a pattern takes long. */
function sampleStrings(pattern: string): readonly string[] {
  const known = stringsByPattern.get(pattern);
  if (known !== undefined) return known;
  const arbitrary = fc.stringMatching(new RegExp(pattern), { size: "xsmall" });
  const strings = fc.sample(arbitrary, { seed: pattern.length, numRuns: 60 });
  stringsByPattern.set(pattern, strings);
  return strings;
}

type Sample = (part: unknown) => JsonValue | undefined;

function samplePrimitive(
  type: unknown,
  { pattern, format, not }: Record<string, unknown>,
  random: Random,
): JsonValue | undefined {
  if (type === "null") return null;
  if (type === "boolean") return random.chance(0.5);
  if (type === "number" || type === "integer") return random.pick(NUMBERS);
  if (type !== "string") return not === undefined ? random.pick(ANYTHING) : undefined;
  if (typeof pattern === "string") {
    return random.pick(sampleStrings(pattern));
  }
  const formatted = typeof format === "string" ? BY_FORMAT[format] : undefined;
  return random.pick(formatted ?? WORDS);
}

function sampleArray(
  schema: Record<string, unknown>,
  sample: Sample,
  random: Random,
  depth: number,
): JsonValue {
  const fixed: readonly unknown[] = [schema.prefixItems, schema.items].find(Array.isArray) ?? [];
  const others = Array.isArray(schema.items) ? schema.additionalItems : schema.items;
  const least = Number(schema.minItems ?? 0);
  const wanted = depth < DEPTH ? least + random.below(fixed.length - least + 3) : least;
  const length = Math.max(least, Math.min(wanted, Number(schema.maxItems ?? wanted)));
  const items = Array.from({ length }, (_, index) => sample(fixed[index] ?? others));
  return items.filter((item) => item !== undefined);
}

function sampleObject(
  schema: Record<string, unknown>,
  sample: Sample,
  random: Random,
  depth: number,
): JsonValue {
  const { properties, patternProperties, additionalProperties } = schema;
  const required = new Set<unknown>(Array.isArray(schema.required) ? schema.required : []);
  const members = isRecord(properties) ? Object.entries(properties) : [];
  const entries: [string, JsonValue | undefined][] = members
    .filter(([name]) => required.has(name) || (depth < DEPTH && random.chance(0.6)))
    .map(([name, member]) => [name, sample(member)]);
  const patterned = isRecord(patternProperties) ? Object.entries(patternProperties) : [];
  for (const [pattern, member] of patterned) {
    const name = random.pick(sampleStrings(pattern)) ?? "";
    if (random.chance(0.7)) entries.push([name, sample(member)]);
  }
  const isOpen = isRecord(additionalProperties) || additionalProperties === true;
  if (isOpen && depth < DEPTH) {
    for (let count = random.below(3); count > 0; count -= 1) {
      const name = sample(schema.propertyNames ?? { type: "string" });
      if (typeof name === "string") entries.push([name, sample(additionalProperties)]);
    }
  }
  return Object.fromEntries(entries.flatMap(([k, v]) => (v === undefined ? [] : [[k, v]])));
}

/** The alternatives by which a recursion ends, if there are any. */
function leaves(alternatives: readonly unknown[]): readonly unknown[] {
  const found = alternatives.filter((part) => !JSON.stringify(part).includes('"$ref"'));
  return found.length > 0 ? found : alternatives;
}

function mergeSamples(parts: readonly (JsonValue | undefined)[]): JsonValue | undefined {
  return parts.every(isRecord) ? toJson(Object.assign({}, ...parts)) : parts[0];
}

function resolve(root: unknown, reference: string): unknown {
  const keys = reference.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
  return keys.reduce<unknown>((at, key) => (isRecord(at) && key !== "" ? at[key] : at), root);
}

/** What went through a schema as `unknown` is JSON again. */
function toJson(value: unknown): JsonValue | undefined {
  return value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as JsonValue);
}
