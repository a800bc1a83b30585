import { isDeepStrictEqual } from "node:util";
import type { Difference, Pair } from "./difference.js";
import { show } from "./difference.js";
import { readValues } from "./list-alternatives.js";

/** Compares the values that two schemas list, by `enum` or `const`. */
export function compareValues({ before, after }: Pair, path: string): readonly Difference[] {
  const old = readValues(before);
  const now = readValues(after);
  if (old === undefined && now === undefined) return [];
  if (old === undefined) {
    const text = `takes only ${list(now ?? [])}, took any value of its type`;
    return [{ path, kind: "values-listed", effect: "narrowed", text }];
  }
  if (now === undefined) {
    const text = `takes any value of its type, took only ${list(old)}`;
    return [{ path, kind: "values-unlisted", effect: "widened", text }];
  }
  const gone = without(old, now);
  const fresh = without(now, old);
  return [
    ...(gone.length === 0
      ? []
      : [difference(path, "value-removed", "narrowed", `is never ${list(gone)} any more`)]),
    ...(fresh.length === 0
      ? []
      : [difference(path, "value-added", "widened", `may also be ${list(fresh)}`)]),
  ];
}

function difference(
  path: string,
  kind: string,
  effect: Difference["effect"],
  text: string,
): Difference {
  return { path, kind, effect, text };
}

function without(values: readonly unknown[], others: readonly unknown[]): readonly unknown[] {
  return values.filter((value) => !others.some((other) => isDeepStrictEqual(value, other)));
}

function list(values: readonly unknown[]): string {
  return values.map(show).join(" or ");
}
