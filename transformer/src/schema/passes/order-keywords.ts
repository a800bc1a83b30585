import type { JsonSchema } from "@toolmeta/contract";
import { plan, type AnnotatedSchema } from "../annotated-schema.js";
import { mapSubschemas } from "../map-subschemas.js";

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

/** Writes the keywords of every subschema in one order, so that the same schema is the same text. */
export function orderKeywords(schema: AnnotatedSchema): AnnotatedSchema {
  const copy = mapSubschemas(schema, orderKeywords);
  const entries = Object.entries(copy).sort(([a], [b]) => rank(a) - rank(b));
  const { [plan]: kept } = copy;
  return { ...Object.fromEntries(entries), ...(kept === undefined ? {} : { [plan]: kept }) };
}

function rank(keyword: string): number {
  const first = FIRST.findIndex((name) => name === keyword);
  if (first !== -1) return first;
  const last = LAST.findIndex((name) => name === keyword);
  return last === -1 ? FIRST.length : FIRST.length + 1 + last;
}
