import type { Goal } from "./section.js";
import { showRatio } from "./show-number.js";

/** A goal that is a bound of a ratio. */
export function judgeRatio(
  what: string,
  measured: number,
  bound: { readonly most: number } | { readonly least: number },
): Goal {
  const isMost = "most" in bound;
  const limit = isMost ? bound.most : bound.least;
  return {
    what,
    goal: `${isMost ? "at most" : "at least"} ${showRatio(limit)}`,
    measured: showRatio(measured),
    isMet: isMost ? measured <= limit : measured >= limit,
  };
}
