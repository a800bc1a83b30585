import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { SoakClient } from "./client/soak-client.js";
import type { Measurement } from "./server/measurement.js";

const TRIES = 20;
const PAUSE = 100;

/** Asks the server how it is, and strikes the calls off whose end it has seen. */
export async function takeMeasurement(
  client: SoakClient,
  cancelled: Set<string>,
): Promise<Measurement> {
  for (let left = TRIES; ; left -= 1) {
    const measurement = await measure(client);
    for (const token of measurement.aborted) cancelled.delete(token);
    // Over HTTP the end of a call arrives a little later than the answer to the next.
    if (cancelled.size === 0 || left === 0) return measurement;
    await sleep(PAUSE);
  }
}

async function measure(client: SoakClient): Promise<Measurement> {
  const { structured } = await client.call("measure", {});
  if (isMeasurement(structured)) return structured;
  throw new Error(`The server could not be measured: ${JSON.stringify(structured)}`);
}

function isMeasurement(value: unknown): value is Measurement {
  return (
    typeof value === "object" &&
    value !== null &&
    isDeepStrictEqual(Object.keys(value).sort(), ["aborted", "heapUsed", "resources", "rss"])
  );
}
