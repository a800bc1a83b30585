/**
 * Tries the conformance sample with the public conformance suite, over both generations of the SDK, and
 * prints the score: `npm run conformance`. Fails when anything is other than expected, a pass included.
 */
import { installSuites } from "./install-suites.mjs";
import { requiredScenarios } from "./required-scenarios.mjs";
import { startServer } from "./start-server.mjs";

const RELEASED = {
  package: "@modelcontextprotocol/conformance",
  args: ["--suite", "all"],
  revision: "2025-11-25",
};
const NEXT = {
  package: "conformance-next",
  args: ["--requirements", "2026-07-28"],
  revision: "2026-07-28",
};

const RUNS = [
  { ...RELEASED, name: "0.1.16, SDK v1", server: "server.js" },
  { ...RELEASED, name: "0.1.16, SDK v2", server: "server-v2.js" },
  { ...NEXT, name: "0.2.0-alpha.12, SDK v2", server: "server-v2.js" },
];

/** Runs a suite and gives its line of the score; what is not as expected is printed with its reasons. */
async function score(node, run) {
  const { url, stop } = await startServer(run.server);
  const outcome = await runSuite(node, url, run).finally(stop);
  const { passed, failed } = outcome;
  const required = requiredScenarios[run.revision];
  const breaches = findBreaches(outcome, required);
  const excused = new Set(outcome.expected.map(scenarioOf));
  const surprises = new Set([...outcome.unexpected, ...breaches]);
  const known = new Set([...excused, ...[...surprises].map(scenarioOf)]);
  for (const name of surprises) console.log(`${run.name}: ${name} ${explain(name, outcome)}`);
  if (surprises.size > 0) process.exitCode = 1;
  return {
    revision: run.revision,
    scenarios: passed.length + failed.size,
    passed: passed.length,
    "failed as expected": excused.size,
    // Optional extensions, which the suite runs and does not count.
    "failed, optional": [...failed.keys()].filter((name) => !known.has(name)).length,
    unexpected: surprises.size,
    required: `${required.length - breaches.length} of ${required.length}`,
  };
}

/** Required scenarios that did not pass, did not run, or are excused by the baseline. */
function findBreaches({ passed, listed }, required) {
  const excused = listed.map(scenarioOf);
  return required.filter((name) => !passed.includes(name) || excused.includes(name));
}

function explain(name, { failed, listed }) {
  const checks = failed.get(scenarioOf(name)) ?? [];
  if (checks.length > 0) {
    return `failed\n${checks.map((check) => `  ${check.id}: ${check.errorMessage}`).join("\n")}`;
  }
  return listed.includes(name)
    ? "passes, or has to: take it off the baseline"
    : "did not run: does the suite still have it?";
}

/** An entry of a baseline is a scenario, or one check of a scenario after a colon. */
function scenarioOf(entry) {
  return entry.split(":", 1)[0];
}

const node = installSuites();
// It uses what has just been installed.
const { runSuite } = await import("./run-suite.mjs");
const scores = {};
for (const run of RUNS) scores[run.name] = await score(node, run);
console.table(scores);
