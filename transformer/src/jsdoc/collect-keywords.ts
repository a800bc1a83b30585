import type { JsonSchema, JsonValue } from "@toolmeta/contract";

import type { Constraint } from "./constraint.js";

/** Puts constraints together as schema keywords: the last one of a keyword wins, examples add up. */
export function collectKeywords(constraints: readonly Constraint[]): Partial<JsonSchema> {
  const keywords: Partial<JsonSchema> = {};
  const examples: JsonValue[] = [];
  for (const { tag, keyword, value } of constraints) {
    if (keyword !== "examples") Object.assign(keywords, { [keyword]: value });
    else if (tag === "examples" && isList(value)) examples.push(...value);
    else examples.push(value);
  }
  return examples.length > 0 ? { ...keywords, examples } : keywords;
}

function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}
