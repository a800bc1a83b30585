import type { JsonSchema, JsonValue } from "@toolmeta/contract";

import type { Constraint } from "./constraint.js";

/** Puts constraints together as schema keywords: the last one of a keyword wins, examples add up. */
export function collectKeywords(constraints: readonly Constraint[]): Partial<JsonSchema> {
  const keywords: Partial<JsonSchema> = {};
  const examples: JsonValue[] = [];
  for (const { tag, keyword, value } of constraints) {
    if (keyword === "examples") examples.push(...(tag === "examples" ? listOf(value) : [value]));
    else Object.assign(keywords, { [keyword]: value });
  }
  return examples.length > 0 ? { ...keywords, examples } : keywords;
}

function listOf(value: JsonValue): readonly JsonValue[] {
  return Array.isArray(value) ? value : [value];
}
