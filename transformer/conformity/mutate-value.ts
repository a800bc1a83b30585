import type { JsonValue } from "@toolmeta/contract";
import type { Random } from "./random.js";

/** Values and keys that were seen with a type, so that a mutation can put one in another's place. */
export interface Pool {
  readonly values: readonly JsonValue[];
  readonly keys: readonly string[];
}

type Mutation = (value: JsonValue, random: Random, pool: Pool) => JsonValue;

const STRANGERS: readonly JsonValue[] = [
  null,
  0,
  1,
  -2.5,
  "",
  "stranger",
  "1",
  true,
  false,
  [],
  {},
];

/** Every way in which one place of a value is spoiled. */
const MUTATIONS: readonly Mutation[] = [
  (_value, random) => random.pick(STRANGERS) ?? null,
  (_value, random, { values }) => random.pick(values) ?? null,
  (value) => [value],
  (value) => ({ wrapped: value }),
  tweak,
  dropKey,
  dropKey,
  addKey,
  addKnownKey,
  addKnownKey,
  merge,
  merge,
  merge,
  renameKey,
  swapValues,
  (value) => (isList(value) ? value.slice(0, -1) : value),
  (value) => (isList(value) ? value.toReversed() : value),
  (value, random, { values }) =>
    isList(value) ? [...value, random.pick([...value, ...values]) ?? null] : value,
];

/** A copy of a value that differs in one place, at random. */
export function mutateValue(value: JsonValue, random: Random, pool: Pool): JsonValue {
  const isInside = isList(value) || isObject(value);
  if (isInside && random.chance(0.6)) {
    if (isList(value) && value.length > 0) {
      const at = random.below(value.length);
      return value.map((item, index) => (index === at ? mutateValue(item, random, pool) : item));
    }
    const entries = entriesOf(value);
    const at = random.below(entries.length);
    if (entries.length > 0) {
      return fromEntries(
        entries.map(([key, member], index) => [
          key,
          index === at ? mutateValue(member, random, pool) : member,
        ]),
      );
    }
  }
  return (random.pick(MUTATIONS) ?? tweak)(value, random, pool);
}

function tweak(value: JsonValue, random: Random): JsonValue {
  if (typeof value === "number") return random.chance(0.5) ? value + 1 : String(value);
  if (typeof value === "boolean") return random.chance(0.5) ? !value : String(value);
  if (value === null) return "null";
  if (typeof value !== "string") return value;
  return random.pick([`${value}x`, `x${value}`, value.slice(1), value.slice(0, -1), 0]) ?? "";
}

function dropKey(value: JsonValue, random: Random): JsonValue {
  const entries = entriesOf(value);
  const at = random.below(entries.length);
  return entries.length === 0 ? value : fromEntries(entries.filter((_, index) => index !== at));
}

function addKey(value: JsonValue, random: Random): JsonValue {
  if (!isObject(value)) return value;
  const key = random.pick(["extra", "0", "x-extra", "toString"]) ?? "extra";
  return fromEntries([...entriesOf(value), [key, random.pick(STRANGERS) ?? null]]);
}

function addKnownKey(value: JsonValue, random: Random, pool: Pool): JsonValue {
  const key = random.pick(pool.keys);
  if (!isObject(value) || key === undefined) return value;
  return fromEntries([...entriesOf(value), [key, random.pick(pool.values) ?? null]]);
}

/** An object with the keys of two: of two members of a union, by chance. */
function merge(value: JsonValue, random: Random, { values }: Pool): JsonValue {
  const other = random.pick(values.filter(isObject)) ?? {};
  return isObject(value) ? { ...other, ...value } : value;
}

function renameKey(value: JsonValue, random: Random, pool: Pool): JsonValue {
  const entries = entriesOf(value);
  const at = random.below(entries.length);
  const name = random.pick(pool.keys) ?? "renamed";
  return entries.length === 0
    ? value
    : fromEntries(entries.map(([key, member], i) => [i === at ? name : key, member]));
}

function swapValues(value: JsonValue): JsonValue {
  const entries = entriesOf(value);
  return entries.length < 2
    ? value
    : fromEntries(
        entries.map(([key], index) => [key, entries[(index + 1) % entries.length]?.[1] ?? null]),
      );
}

function entriesOf(value: JsonValue): readonly [string, JsonValue][] {
  return isObject(value) ? Object.entries(value) : [];
}

function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}

function isObject(value: JsonValue): value is Readonly<Record<string, JsonValue>> {
  return typeof value === "object" && value !== null && !isList(value);
}

function fromEntries(entries: readonly (readonly [string, JsonValue])[]): JsonValue {
  return Object.fromEntries(entries);
}
