import { setImmediate as nextTurn } from "node:timers/promises";
import type { Measurement } from "./measurement.js";

const TURNS = 3;

/** Collects the garbage, and what only the end of other garbage sets free, and measures what is left. */
export async function measureMemory(): Promise<Omit<Measurement, "aborted">> {
  const { gc } = globalThis;
  if (gc === undefined) throw new Error("Start the server with --expose-gc.");
  for (let turn = 0; turn < TURNS; turn += 1) {
    gc();
    await nextTurn();
  }
  const { heapUsed, rss } = process.memoryUsage();
  return { heapUsed, rss, resources: process.getActiveResourcesInfo().length };
}
