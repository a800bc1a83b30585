import type { Piscina } from "piscina";
import { readCallSites } from "../decorator/call-sites.js";
import { ToolmetaError } from "../errors/toolmeta-error.js";
import type { IsolatedJob, IsolatedOutcome } from "./isolated-job.js";

/** The worker threads of a process. */
export type WorkerPool = Piscina<IsolatedJob, IsolatedOutcome>;

let opening: Promise<WorkerPool> | undefined;

/**
 * The worker threads of this process. None is started before the first call.
 *
 * @throws ToolmetaError (`invalid_options`) when the library that starts them is not installed: servers without
 *   isolated tools need not have it.
 */
export function openWorkerPool(): Promise<WorkerPool> {
  opening ??= createPool();
  return opening;
}

async function createPool(): Promise<WorkerPool> {
  const { Piscina } = await import("piscina").catch(refuse);
  return new Piscina({
    filename: findWorkerScript(),
    name: "runJob",
    minThreads: 0,
    idleTimeout: 10_000,
  });
}

function refuse(thrown: unknown): never {
  throw new ToolmetaError(
    "invalid_options",
    "A tool has isolate: true, but the package piscina, which runs worker threads, cannot be loaded. " +
      `Install it: npm install piscina. (${ToolmetaError.from(thrown).message})`,
    { cause: thrown },
  );
}

/**
 * This code is built as an ES module, as CommonJS and into a part of a bundle, which have no common way to name
 * their own place. In each it lies one folder below the root.
 */
function findWorkerScript(): string {
  const [here] = readCallSites(readCallSites);
  return (here?.file ?? "").replace(/[^\\/]+([\\/])[^\\/]+$/, "isolation$1run-job.js");
}
