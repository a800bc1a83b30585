import { median } from "simple-statistics";
import type { Measurement } from "../server/measurement.js";

/** Bytes that may be left of a call. */
export const HEAP_LIMIT = 150;
/** Bytes. The process does not give all of its memory back when its heap has become smaller. */
export const RSS_LIMIT = 1500;

/** A measurement after so many calls. */
export interface Checkpoint extends Measurement {
  readonly calls: number;
}

/** By how many bytes a server grows with every call, as far as its last checkpoints tell. */
export interface Growth {
  readonly heap: number;
  readonly rss: number;
}

/**
 * The slope of a server's memory after its warm-up: the median of the slopes between any two checkpoints
 * (Theil and Sen), so that one at which something was still on its way out does not count.
 */
export function judgeMemory(checkpoints: readonly Checkpoint[]): Growth {
  return {
    heap: slopeOf(checkpoints, ({ heapUsed }) => heapUsed),
    rss: slopeOf(checkpoints, ({ rss }) => rss),
  };
}

/** Zero for a run that ended before there was anything to compare. */
function slopeOf(
  checkpoints: readonly Checkpoint[],
  read: (checkpoint: Checkpoint) => number,
): number {
  const slopes = checkpoints.flatMap((earlier, at) =>
    checkpoints
      .slice(at + 1)
      .map((later) => (read(later) - read(earlier)) / (later.calls - earlier.calls)),
  );
  return slopes.length === 0 ? 0 : median(slopes);
}
