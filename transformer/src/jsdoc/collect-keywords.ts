import type { JsonSchema } from "@toolmeta/contract";
import type { Constraint } from "./constraint.js";

/** Puts merged constraints together as schema keywords. */
export function collectKeywords(constraints: readonly Constraint[]): Partial<JsonSchema> {
  const keywords: Partial<JsonSchema> = {};
  for (const { keyword, value } of constraints) Object.assign(keywords, { [keyword]: value });
  return keywords;
}
