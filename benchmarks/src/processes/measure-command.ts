import { readFileSync } from "node:fs";
import { join } from "node:path";
import { BENCHMARKS, SCRATCH } from "../folders.js";
import { writeModule } from "../servers/write-module.js";
import { runCommand } from "./run-command.js";

/** What a command took. */
export interface Usage {
  readonly milliseconds: number;
  /** Processor time in milliseconds. */
  readonly processor: number;
  /** The most memory that it had, in megabytes. */
  readonly megabytes: number;
}

const REPORT = join(SCRATCH, "usage.json");

/** Loaded into the process that is measured, because only that knows how much memory it had at most. */
const REPORTER = `import { writeFileSync } from "node:fs";
process.on("exit", () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const processor = (userCPUTime + systemCPUTime) / 1000;
  writeFileSync(${JSON.stringify(REPORT)}, JSON.stringify({ processor, megabytes: maxRSS / 1024 }));
});`;

/**
 * Runs a script with Node to its end.
 *
 * @throws Error with what it printed, when it fails.
 */
export async function measureScript(...script: readonly string[]): Promise<Usage> {
  writeModule(SCRATCH, "report-usage.mjs", REPORTER);
  const from = performance.now();
  const flags = ["--import", join(SCRATCH, "report-usage.mjs")];
  await runCommand(BENCHMARKS, process.execPath, ...flags, ...script);
  const milliseconds = performance.now() - from;
  const report: unknown = JSON.parse(readFileSync(REPORT, "utf8"));
  if (!isReport(report)) throw new Error(`${script.join(" ")} has not told what it used.`);
  return { milliseconds, ...report };
}

function isReport(value: unknown): value is Omit<Usage, "milliseconds"> {
  return typeof value === "object" && value !== null && "processor" in value;
}
