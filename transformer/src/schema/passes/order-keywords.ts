import type { JsonSchema } from "@toolmeta/contract";
import { plan, type AnnotatedSchema } from "../annotated-schema.js";
import { mapSubschemas } from "../map-subschemas.js";
import { oncePerSchema } from "../once-per-schema.js";

/**
 * Keywords that stand in front, and those that stand at the end; the others keep their order between them.
 */
const FIRST: readonly (keyof JsonSchema)[] = ["type", "$ref", "title", "description"];
const LAST: readonly (keyof JsonSchema)[] = [
  "properties",
  "required",
  "patternProperties",
  "additionalProperties",
  "default",
  "examples",
  "deprecated",
  "$defs",
];

const RANKS: ReadonlyMap<string, number> = new Map([
  ...FIRST.map((name, index) => [name, index] as const),
  ...LAST.map((name, index) => [name, FIRST.length + 1 + index] as const),
]);

/** Writes the keywords of every subschema in one order, so that the same schema is the same text. */
export const orderKeywords = oncePerSchema((schema) => {
  const copy: AnnotatedSchema = mapSubschemas(schema, orderKeywords);
  if (isOrdered(copy)) return copy;
  const entries = Object.entries(copy).sort(([a], [b]) => rank(a) - rank(b));
  const { [plan]: kept } = copy;
  return { ...Object.fromEntries(entries), ...(kept === undefined ? {} : { [plan]: kept }) };
});

function isOrdered(schema: AnnotatedSchema): boolean {
  let last = 0;
  for (const keyword in schema) {
    const own = rank(keyword);
    if (own < last) return false;
    last = own;
  }
  return true;
}

function rank(keyword: string): number {
  return RANKS.get(keyword) ?? FIRST.length;
}
