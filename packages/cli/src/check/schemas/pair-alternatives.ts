import { isDeepStrictEqual } from "node:util";
import { readSchemas } from "../../schema/schema.js";
import type { Schema } from "../../schema/schema.js";
import type { Alternative } from "./list-alternatives.js";

/** Which forms of a value correspond to each other, before and after. */
export interface PairedAlternatives {
  readonly pairs: readonly (readonly [before: Alternative, after: Alternative])[];
  readonly gone: readonly Alternative[];
  readonly fresh: readonly Alternative[];
}

type Matches = (before: Alternative, after: Alternative) => boolean;

/**
 * Pairs forms from the surest sign to the weakest: the same schema, the same definition, the same
 * constants (`kind: "book"`), the same type, and a number for an integer.
 */
export function pairAlternatives(
  before: readonly Alternative[],
  after: readonly Alternative[],
  isSame: Matches,
): PairedAlternatives {
  const pairs: [Alternative, Alternative][] = [];
  let gone = before;
  let fresh = after;
  for (const matches of [isSame, ...SIGNS]) {
    for (const one of gone) {
      const partner = fresh.find((other) => matches(one, other));
      if (partner === undefined) continue;
      pairs.push([one, partner]);
      gone = gone.filter((other) => other !== one);
      fresh = fresh.filter((other) => other !== partner);
    }
  }
  return { pairs, gone, fresh };
}

const NUMBERS = ["integer", "number"];

const SIGNS: readonly Matches[] = [
  (one, other) => one.name !== "" && one.name === other.name && one.type === other.type,
  (one, other) => {
    const constants = readConstants(one.schema);
    return (
      Object.keys(constants).length > 0 && isDeepStrictEqual(constants, readConstants(other.schema))
    );
  },
  (one, other) =>
    one.type === other.type &&
    isDeepStrictEqual(readConstants(one.schema), readConstants(other.schema)),
  (one, other) => one.type === other.type && one.type !== "object",
  (one, other) => NUMBERS.includes(one.type) && NUMBERS.includes(other.type),
];

/** The fields that can have one value only, by which a program tells one form from another. */
function readConstants(schema: Schema): Readonly<Record<string, unknown>> {
  const fields = Object.entries(readSchemas(schema, "properties"));
  return Object.fromEntries(
    fields.flatMap(([name, field]) => {
      const values = Array.isArray(field.enum) ? (field.enum as readonly unknown[]) : [];
      if (field.const !== undefined) return [[name, field.const]];
      return values.length === 1 ? [[name, values[0]]] : [];
    }),
  );
}
