import { openClients } from "./client/open-clients.js";
import { openFindings, type Findings } from "./report/findings.js";
import {
  judgeMemory,
  HEAP_LIMIT,
  RSS_LIMIT,
  type Checkpoint,
  type Growth,
} from "./report/judge-memory.js";
import { openTally, type Tally } from "./report/tally.js";
import { runCalls, type CallRun } from "./run-calls.js";
import type { Scenario } from "./scenario.js";
import type { Fault } from "./server/fault.js";
import { takeMeasurement } from "./take-measurement.js";
import { planCalls } from "./workload/plan-calls.js";
import { openWorkspace } from "./workload/workspace.js";

/** Checkpoints of a run. */
const ROUNDS = 10;
/** Rounds until a server has compiled and cached what it will need. */
const WARM_UP = 3;

/** What Node and the server print of a bug. */
const BUGS = /unhandled|uncaught|\(node:\d+\)|could not be answered|has an error|^\s+at /i;

interface Rounds {
  readonly seconds: number;
  readonly checkpoints: readonly Checkpoint[];
}

/** What a scenario has shown. */
export interface ScenarioReport {
  readonly scenario: Scenario;
  readonly calls: number;
  readonly seconds: number;
  readonly tally: Tally;
  readonly checkpoints: readonly Checkpoint[];
  readonly growth: Growth;
  readonly findings: Findings;
}

/** Runs the calls of one scenario, in rounds with a checkpoint after each. */
export async function runScenario(
  scenario: Scenario,
  calls: number,
  fault: Fault | undefined,
): Promise<ScenarioReport> {
  const findings = openFindings();
  const tally = openTally();
  const workspace = await openWorkspace();
  const { directory } = workspace;
  const server = await openClients(scenario, directory, fault);
  const { clients } = server;
  const { concurrency, isStateless } = scenario;
  const plan = planCalls(!isStateless);
  const run = { clients, concurrency, directory, plan, tally, findings };
  const { seconds, checkpoints } = await runRounds(run, calls);
  for (const { complaints } of clients) complaints.forEach(findings.add);
  noteErrors(await server.close(), findings);
  await workspace.remove();
  const growth = judgeMemory(checkpoints.slice(WARM_UP));
  noteGrowth(growth, findings);
  return { scenario, calls, seconds, tally, checkpoints, growth, findings };
}

/** Stops at the first checkpoint at which the server cannot be asked any more. */
async function runRounds(run: Omit<CallRun, "cancelled">, calls: number): Promise<Rounds> {
  const { findings } = run;
  const cancelled = new Set<string>();
  const checkpoints: Checkpoint[] = [];
  const [first] = run.clients;
  let seconds = 0;
  for (let round = 1; round <= ROUNDS && first !== undefined; round += 1) {
    const begun = performance.now();
    const done = Math.round((calls * round) / ROUNDS);
    await runCalls({ ...run, cancelled }, Math.round((calls * (round - 1)) / ROUNDS), done);
    seconds += (performance.now() - begun) / 1000;
    try {
      checkpoints.push({ calls: done, ...(await takeMeasurement(first, cancelled)) });
    } catch (error) {
      findings.add(`After ${done} calls the server is gone: ${String(error)}`);
      break;
    }
  }
  for (const token of cancelled) findings.add(`The server did not end ${token}.`);
  return { seconds, checkpoints };
}

function noteErrors(errors: string, findings: Findings): void {
  const lines = errors.split("\n");
  for (const line of lines.filter((each) => BUGS.test(each)))
    findings.add(`The server says: ${line}`);
  if (!lines.includes("exit 0"))
    findings.add(`The server did not end well:\n${errors.slice(-500)}`);
}

function noteGrowth({ heap, rss }: Growth, findings: Findings): void {
  if (heap > HEAP_LIMIT)
    findings.add(`The heap grows by ${Math.round(heap)} bytes with every call.`);
  if (rss > RSS_LIMIT)
    findings.add(`The process grows by ${Math.round(rss)} bytes with every call.`);
}
