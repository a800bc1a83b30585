import { markdownTable } from "markdown-table";
import type { ScenarioReport } from "../run-scenario.js";

const CALLS = [
  "calls",
  "good",
  "bad",
  "throwing",
  "slow",
  "cancelled",
  "calls/s",
  "p50 ms",
  "p99 ms",
];
const MEGABYTE = 1024 * 1024;

/** Prints what all scenarios have shown; tells whether all is well. */
export function printReport(reports: readonly ScenarioReport[]): boolean {
  printTable([["right answers", ...CALLS], ...reports.map(callRow)]);
  const steps =
    reports[0]?.checkpoints.map((_, at, all) => `${(100 * (at + 1)) / all.length} %`) ?? [];
  printTable([["heap, MB after", ...steps, "bytes/call"], ...reports.map(heapRow)]);
  printTable([["RSS, MB after", ...steps, "bytes/call"], ...reports.map(rssRow)]);
  for (const { scenario, findings } of reports) {
    if (findings.count() === 0) continue;
    console.log(`\n${scenario.name}: ${findings.count()} findings`);
    for (const text of findings.texts) console.log(`- ${text}`);
  }
  const faulty = reports.filter(({ findings }) => findings.count() > 0).length;
  console.log(
    `\n${reports.length} runs: ${faulty === 0 ? "all is well" : `${faulty} with findings`}`,
  );
  return faulty === 0;
}

function callRow({ scenario, calls, seconds, tally }: ScenarioReport): readonly string[] {
  const counts = (["good", "bad", "throwing", "slow", "cancelled"] as const).map((group) =>
    String(tally.count(group)),
  );
  const latencies = [0.5, 0.99].map((share) => tally.latency(share).toFixed(1));
  return [scenario.name, String(calls), ...counts, (calls / seconds).toFixed(0), ...latencies];
}

function heapRow({ scenario, checkpoints, growth }: ScenarioReport): readonly string[] {
  const sizes = checkpoints.map(({ heapUsed }) => (heapUsed / MEGABYTE).toFixed(2));
  return [scenario.name, ...sizes, growth.heap.toFixed(0)];
}

function rssRow({ scenario, checkpoints, growth }: ScenarioReport): readonly string[] {
  const sizes = checkpoints.map(({ rss }) => (rss / MEGABYTE).toFixed(0));
  return [scenario.name, ...sizes, growth.rss.toFixed(0)];
}

function printTable([head = [], ...rows]: readonly (readonly string[])[]): void {
  const align = head.map((_, column) => (column === 0 ? "l" : "r"));
  console.log(`\n${markdownTable([[...head], ...rows.map((row) => [...row])], { align })}`);
}
