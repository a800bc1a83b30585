import { setTimeout as sleep } from "node:timers/promises";
import type { Measurement } from "./measurement.js";

const TURNS = 3;
/** Milliseconds, in which sockets close and finalizers run. */
const PAUSE = 20;

/** Collects the garbage, and what only the end of other garbage sets free, and measures what is left. */
export async function measureMemory(): Promise<Omit<Measurement, "aborted">> {
  const { gc } = globalThis;
  if (gc === undefined) throw new Error("Start the server with --expose-gc.");
  for (let turn = 0; turn < TURNS; turn += 1) {
    gc();
    await sleep(PAUSE);
  }
  const { heapUsed, rss } = process.memoryUsage();
  return { heapUsed, rss, resources: process.getActiveResourcesInfo().length };
}
