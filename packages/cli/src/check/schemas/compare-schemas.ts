import { describeType } from "../../schema/describe-type.js";
import { resolveReference } from "../../schema/resolve-reference.js";
import { readSubschema } from "../../schema/schema.js";
import type { Schema } from "../../schema/schema.js";
import { compareBounds } from "./compare-bounds.js";
import { compareFields } from "./compare-fields.js";
import { compareNotes } from "./compare-notes.js";
import { compareRules } from "./compare-rules.js";
import { compareValues } from "./compare-values.js";
import type { CompareInside, Difference, Pair } from "./difference.js";
import { listAlternatives } from "./list-alternatives.js";
import type { Alternative } from "./list-alternatives.js";
import { pairAlternatives } from "./pair-alternatives.js";

/**
 * Compares two versions of a schema by the values they take, not by how they are written: definitions may
 * be renamed or copied in, and keywords stand in any order.
 */
export function compareSchemas(before: Schema, after: Schema): readonly Difference[] {
  return compareAt({ before, after }, "", { before, after }, new Set());
}

function compareAt(
  pair: Pair,
  path: string,
  roots: Pair,
  open: ReadonlySet<string>,
): readonly Difference[] {
  const key = `${String(pair.before.$ref)} ${String(pair.after.$ref)}`;
  const isReference = typeof pair.before.$ref === "string" && typeof pair.after.$ref === "string";
  if (isReference && open.has(key)) return [];
  const below = isReference ? new Set([...open, key]) : open;
  const compareInside: CompareInside = (inside, at) => compareAt(inside, at, roots, below);
  const resolved = {
    before: resolveReference(pair.before, roots.before),
    after: resolveReference(pair.after, roots.after),
  };
  return [...compareForms(resolved, path, roots, compareInside), ...compareNotes(resolved, path)];
}

function compareForms(
  { before, after }: Pair,
  path: string,
  roots: Pair,
  compareInside: CompareInside,
): readonly Difference[] {
  const old = listAlternatives(before, roots.before);
  const now = listAlternatives(after, roots.after);
  const [onlyOld, onlyNow] = [old[0], now[0]];
  if (old.length === 1 && now.length === 1 && onlyOld && onlyNow) {
    return compareForm(onlyOld, onlyNow, path, roots, compareInside);
  }
  const isSame = (one: Alternative, other: Alternative): boolean =>
    one.type === other.type &&
    compareForm(one, other, path, roots, compareInside).every(({ effect }) => effect === "told");
  const { pairs, gone, fresh } = pairAlternatives(old, now, isSame);
  return [
    ...gone.map(({ schema }): Difference => {
      const text = `is never ${describeType(schema, roots.before)} any more`;
      return { path, kind: "type-removed", effect: "narrowed", text };
    }),
    ...fresh.map(({ schema }): Difference => {
      const text = `may also be ${describeType(schema, roots.after)}`;
      return { path, kind: "type-added", effect: "widened", text };
    }),
    ...pairs.flatMap(([one, other]) => compareForm(one, other, path, roots, compareInside)),
  ];
}

/** Compares two forms of one value, each of which has one type. */
function compareForm(
  one: Alternative,
  other: Alternative,
  path: string,
  roots: Pair,
  compareInside: CompareInside,
): readonly Difference[] {
  const pair: Pair = { before: one.schema, after: other.schema };
  const types = compareTypes(one, other, path, roots);
  if (types.some(({ effect, kind }) => effect === "changed" || kind === "type-any")) return types;
  return [
    ...types,
    ...compareValues(pair, path),
    ...compareBounds(pair, path),
    ...compareRules(pair, path, roots),
    ...compareElements(pair, path, compareInside),
    ...(one.type === "object" ? compareFields(pair, path, compareInside) : []),
  ];
}

function compareTypes(
  one: Alternative,
  other: Alternative,
  path: string,
  roots: Pair,
): readonly Difference[] {
  if (one.type === other.type) return [];
  const [was, is] = [
    describeType(one.schema, roots.before),
    describeType(other.schema, roots.after),
  ];
  const text = `is ${is}, was ${was}`;
  if (one.type === "any") return [{ path, kind: "type-any", effect: "narrowed", text }];
  if (other.type === "any") return [{ path, kind: "type-any", effect: "widened", text }];
  const isWhole = (type: string): boolean => type === "integer";
  const isNumber = (type: string): boolean => type === "number";
  if (isNumber(one.type) && isWhole(other.type)) {
    return [{ path, kind: "type", effect: "narrowed", text }];
  }
  if (isWhole(one.type) && isNumber(other.type)) {
    return [{ path, kind: "type", effect: "widened", text }];
  }
  return [{ path, kind: "type", effect: "changed", text }];
}

function compareElements(
  { before, after }: Pair,
  path: string,
  compareInside: CompareInside,
): readonly Difference[] {
  const old = readSubschema(before, "items");
  const now = readSubschema(after, "items");
  if (old === undefined && now === undefined) return [];
  return compareInside({ before: old ?? {}, after: now ?? {} }, `${path}[]`);
}
