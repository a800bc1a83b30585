import { quantile } from "simple-statistics";
import type { CallGroup } from "../workload/call-kind.js";

/** How many calls of each group got their one right answer, and how long that took. */
export interface Tally {
  add(group: CallGroup, milliseconds: number): void;
  count(...groups: readonly CallGroup[]): number;
  /** The time under which a share of the calls stayed that were to be answered at once, in milliseconds. */
  latency(share: number): number;
}

/** Starts at zero. */
export function openTally(): Tally {
  const counts = new Map<CallGroup, number>();
  const times: number[] = [];
  return {
    add(group, milliseconds) {
      counts.set(group, (counts.get(group) ?? 0) + 1);
      if (group === "good" || group === "bad") times.push(milliseconds);
    },
    count: (...groups) => groups.reduce((sum, group) => sum + (counts.get(group) ?? 0), 0),
    latency: (share) => (times.length === 0 ? 0 : quantile(times, share)),
  };
}
