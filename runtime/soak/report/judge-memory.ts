import { linearRegression } from "simple-statistics";
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

/** The slope of a server's memory after its warm-up. */
export function judgeMemory(checkpoints: readonly Checkpoint[]): Growth {
  const slope = (read: (checkpoint: Checkpoint) => number): number =>
    linearRegression(checkpoints.map((checkpoint) => [checkpoint.calls, read(checkpoint)])).m;
  return { heap: slope(({ heapUsed }) => heapUsed), rss: slope(({ rss }) => rss) };
}
