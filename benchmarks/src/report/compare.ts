import { median } from "simple-statistics";
import type { Samples } from "../groups/run-rounds.js";

/** The median of one figure of a subject. */
export function takeMedian({ rounds }: Samples<unknown>, figure: string): number {
  return median(rounds.map((round) => round[figure] ?? NaN));
}

/** How many times one subject's figure is another's: the median of the ratios within each round. */
export function takeRatio(
  subject: Samples<unknown>,
  other: Samples<unknown>,
  figure: string,
): number {
  return median(
    subject.rounds.map(
      (round, index) => (round[figure] ?? NaN) / (other.rounds[index]?.[figure] ?? NaN),
    ),
  );
}
