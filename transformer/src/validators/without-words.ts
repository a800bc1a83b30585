import type { JsonSchema } from "@toolmeta/contract";
import { mapSubschemas } from "../schema/map-subschemas.js";
import { oncePerSchema } from "../schema/once-per-schema.js";

const WORDS: ReadonlySet<string> = new Set([
  "title",
  "description",
  "default",
  "examples",
  "deprecated",
]);

/** A schema without what says nothing of values. */
export const withoutWords = oncePerSchema((schema): JsonSchema => {
  const keywords = Object.entries(mapSubschemas(schema, withoutWords));
  return Object.fromEntries(keywords.filter(([keyword]) => !WORDS.has(keyword)));
});
