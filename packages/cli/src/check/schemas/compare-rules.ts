import { isDeepStrictEqual } from "node:util";
import type { Difference, Effect, Pair } from "./difference.js";
import { show } from "./difference.js";
import { followReferences } from "./follow-references.js";

/** Keywords that take less when they are there, and of which two cannot be compared. */
const RULES = [
  "pattern",
  "format",
  "contentEncoding",
  "contentMediaType",
  "not",
  "if",
  "then",
  "else",
  "contains",
  "minContains",
  "maxContains",
  "prefixItems",
  "patternProperties",
  "propertyNames",
  "dependentRequired",
  "dependentSchemas",
  "unevaluatedProperties",
  "unevaluatedItems",
];

/** Compares the keywords of which more is known only than whether they are there. */
export function compareRules(pair: Pair, path: string, roots: Pair): readonly Difference[] {
  const rules = RULES.flatMap((keyword) => compareRule(pair, keyword, path, roots));
  return [...rules, ...compareUniqueness(pair, path), ...compareMultiples(pair, path)];
}

function compareRule(
  { before, after }: Pair,
  kind: string,
  path: string,
  roots: Pair,
): readonly Difference[] {
  const old = followReferences(before[kind], roots.before);
  const now = followReferences(after[kind], roots.after);
  if (isDeepStrictEqual(old, now)) return [];
  if (old === undefined) {
    return [{ path, kind, effect: "narrowed", text: `must fit ${kind} ${show(now)}` }];
  }
  if (now === undefined) {
    return [{ path, kind, effect: "widened", text: `need not fit ${kind} ${show(old)} any more` }];
  }
  const text = `must fit ${kind} ${show(now)}, was ${show(old)}`;
  return [{ path, kind, effect: "changed", text }];
}

function compareUniqueness({ before, after }: Pair, path: string): readonly Difference[] {
  const old = before.uniqueItems === true;
  const now = after.uniqueItems === true;
  if (old === now) return [];
  const effect = now ? "narrowed" : "widened";
  const text = now ? "holds no element twice any more" : "may hold an element twice";
  return [{ path, kind: "uniqueItems", effect, text }];
}

function compareMultiples({ before, after }: Pair, path: string): readonly Difference[] {
  const old = before.multipleOf;
  const now = after.multipleOf;
  if (old === now) return [];
  const text =
    typeof now === "number"
      ? `is a multiple of ${now}${typeof old === "number" ? `, was one of ${old}` : ""}`
      : `need not be a multiple of ${show(old)} any more`;
  return [{ path, kind: "multipleOf", effect: compareSteps(old, now), text }];
}

function compareSteps(old: unknown, now: unknown): Effect {
  if (typeof old !== "number") return "narrowed";
  if (typeof now !== "number") return "widened";
  if (Number.isInteger(now / old)) return "narrowed";
  return Number.isInteger(old / now) ? "widened" : "changed";
}
