/**
 * Calls servers of every binding over every transport, until what goes wrong only now and then has gone
 * wrong: `node run.js [calls of each run] [--only text] [--fault name]`.
 */
import { parseArgs } from "node:util";
import { printReport } from "./report/print-report.js";
import { runScenario, type ScenarioReport } from "./run-scenario.js";
import { SCENARIOS } from "./scenario.js";
import { isFault } from "./server/fault.js";

const CALLS = 20_000;
/** Milliseconds for everything; a call that is never answered ends it. */
const TIME_LIMIT = 900_000;

async function main(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { only: { type: "string", default: "" }, fault: { type: "string" } },
  });
  const fault = isFault(values.fault) ? values.fault : undefined;
  const reports: ScenarioReport[] = [];
  for (const scenario of SCENARIOS.filter(({ name }) => name.includes(values.only))) {
    const calls = Number(positionals[0] ?? CALLS) * scenario.share;
    reports.push(await runScenario(scenario, calls, fault));
    console.log(`${scenario.name}: ${reports.at(-1)?.seconds.toFixed(1) ?? ""} s`);
  }
  return printReport(reports);
}

setTimeout(() => {
  console.error(`The run took longer than ${TIME_LIMIT / 1000} s.`);
  process.exit(1);
}, TIME_LIMIT).unref();
process.exitCode = (await main()) ? 0 : 1;
