import type { JsonValue } from "@toolmeta/contract";
import type { Constraint } from "./constraint.js";

/** Leaves one constraint of each keyword: the last one wins, but lists of examples add up. */
export function mergeConstraints(constraints: readonly Constraint[]): Constraint[] {
  const merged = new Map<string, Constraint>();
  for (const constraint of constraints) {
    const { keyword, value } = constraint;
    const known = merged.get(keyword)?.value;
    const isAdded = keyword === "examples" && isList(known) && isList(value);
    merged.set(keyword, isAdded ? { ...constraint, value: [...known, ...value] } : constraint);
  }
  return [...merged.values()];
}

function isList(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value);
}
