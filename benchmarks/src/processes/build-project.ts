import { createRequire } from "node:module";
import { BENCHMARKS } from "../folders.js";
import { runCommand } from "./run-command.js";

/** The compiler of the benchmarks' own install, with plugins. */
export const TSPC = createRequire(`${BENCHMARKS}/package.json`).resolve("ts-patch/bin/tspc.js");

/**
 * Builds a project with `tspc`.
 *
 * @throws Error with what the compiler printed.
 */
export async function buildProject(config: string): Promise<void> {
  await runCommand(BENCHMARKS, process.execPath, TSPC, "-p", config);
}
