import type { Piscina } from "piscina";
import { readCallSites } from "../decorator/call-sites.js";
import type { IsolatedJob, IsolatedOutcome } from "./isolated-job.js";

/** The worker threads of a process. */
export type WorkerPool = Piscina<IsolatedJob, IsolatedOutcome>;

let opening: Promise<WorkerPool> | undefined;

/** The worker threads of this process. The library is loaded, and a thread started, with the first call. */
export function openWorkerPool(): Promise<WorkerPool> {
  opening ??= createPool();
  return opening;
}

async function createPool(): Promise<WorkerPool> {
  const { Piscina } = await import("piscina");
  return new Piscina({
    filename: findWorkerScript(),
    name: "runJob",
    minThreads: 0,
    idleTimeout: 10_000,
  });
}

/**
 * This code is built as an ES module, as CommonJS and into a part of a bundle, which have no common way to name
 * their own place. In each it lies one folder below the root.
 */
function findWorkerScript(): string {
  const [here] = readCallSites(readCallSites);
  return (here?.file ?? "").replace(/[^\\/]+([\\/])[^\\/]+$/, "isolation$1run-job.js");
}
