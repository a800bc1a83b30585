import type { JsonValue } from "@toolmeta/contract";
import { isRecord } from "./is-record.js";
import { mutateValue, type Pool } from "./mutate-value.js";
import { createRandom } from "./random.js";
import { sampleSchema } from "./sample-schema.js";

/** How many samples of each schema are tried for one type, and how many mutations of them. */
const SAMPLES = 9;
const MUTATIONS = 22;

/** Values that every type is asked about, whatever its schema says. */
const PROBES: readonly JsonValue[] = [
  ...[null, 0, 1, 1.5, "", "a", "1", " ", true, false, "id-x-end"],
  ...[[], [[]], [null], ["a"], [1], ["a", 1], [{}]],
  ...[{}, { a: 1 }, { a: "x" }, { a: null }, { 0: "a" }],
];

/**
 * Values for one type: the given examples, samples of the schemas that describe it, mutations of these, and
 * a few values that every type is asked about. The same seed and schemas give the same values.
 */
export function generateValues(
  name: string,
  schemas: readonly unknown[],
  examples: readonly JsonValue[],
  seed: number,
): readonly JsonValue[] {
  const random = createRandom(seed, name);
  const samples = schemas.flatMap((schema) =>
    Array.from({ length: SAMPLES }, () => sampleSchema(schema, schema, random)),
  );
  const found = samples.filter((sample) => sample !== undefined);
  const pool = poolOf(found);
  const values = new Map(
    [...PROBES, ...examples, ...found].map((value) => [JSON.stringify(value), value]),
  );
  const most = values.size + MUTATIONS;
  for (let tries = 0; tries < 4 * MUTATIONS && values.size < most; tries += 1) {
    const once = mutateValue(random.pick(found) ?? null, random, pool);
    const value = random.chance(0.2) ? mutateValue(once, random, pool) : once;
    values.set(JSON.stringify(value), value);
  }
  return [...values.values()];
}

function poolOf(samples: readonly JsonValue[]): Pool {
  const values = new Map<string, JsonValue>();
  const keys = new Set<string>();
  const visit = (value: JsonValue): void => {
    values.set(JSON.stringify(value), value);
    if (isRecord(value)) Object.keys(value).forEach((key) => keys.add(key));
    if (typeof value === "object" && value !== null) Object.values(value).forEach(visit);
  };
  samples.forEach(visit);
  return { values: [...values.values()], keys: [...keys] };
}
