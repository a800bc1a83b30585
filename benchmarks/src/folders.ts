import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the repository. */
export const REPOSITORY = fileURLToPath(new URL("../..", import.meta.url));

/** The folder of the benchmarks, in whose `node_modules` the peers are. */
export const BENCHMARKS = join(REPOSITORY, "benchmarks");

/** What the benchmarks write: generated servers, builds, results. It can be deleted at any time. */
export const SCRATCH = join(BENCHMARKS, ".tmp");
