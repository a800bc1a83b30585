import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";

const FOLDER = fileURLToPath(new URL(".", import.meta.url));

/** Milliseconds; a suite needs ten seconds. */
const LONGEST = 300_000;

/**
 * Runs one suite against one server and compares the outcome with its baseline, as the suite itself does.
 *
 * @param node The Node to run it with.
 * @param url The server's address.
 * @param run Which suite (`package`), with which options (`args`); the baseline is the revision's.
 * @returns What happened, by scenario: `passed` and `failed` (with the reasons); and by scenario or single
 *   check: `expected` failures, and what is `unexpected`, a pass included. `listed` is the baseline.
 */
export async function runSuite(node, url, run) {
  const results = mkdtempSync(join(tmpdir(), "toolmeta-conformance-"));
  const baseline = join(FOLDER, "baselines", `${run.revision}.yaml`);
  const suite = join(FOLDER, "node_modules", run.package, "dist/index.js");
  const options = ["--url", url, "--expected-failures", baseline, "--output-dir", results];
  try {
    const running = spawn(node, [suite, "server", ...options, ...run.args], {
      stdio: ["ignore", "pipe", "pipe"],
      timeout: LONGEST,
    });
    const ended = once(running, "exit");
    const [output, errors] = await Promise.all([text(running.stdout), text(running.stderr)]);
    const [code] = await ended;
    const listed = parse(readFileSync(baseline, "utf8")).server ?? [];
    const outcome = { ...readScenarios(results), ...readVerdict(output), listed };
    // What the suite refuses without a word in its summary would otherwise look like a success.
    if (code !== 0 && outcome.unexpected.length === 0) {
      throw new Error(`${run.package} ended with code ${code}:\n${errors}${output.slice(-2000)}`);
    }
    return outcome;
  } finally {
    rmSync(results, { recursive: true, force: true });
  }
}

/** Reads the results of each scenario: `server-<scenario>-<time>/checks.json`. */
function readScenarios(results) {
  const passed = [];
  const failed = new Map();
  for (const folder of readdirSync(results).sort()) {
    const scenario = folder.replace(/^server-/, "").replace(/-\d{4}-\d\d-\d\dT[\d-]+Z$/, "");
    const checks = JSON.parse(readFileSync(join(results, folder, "checks.json"), "utf8"));
    // The suite counts a warning as a failure, too.
    const broken = checks.filter(({ status }) => status === "FAILURE" || status === "WARNING");
    if (broken.length === 0) passed.push(scenario);
    else failed.set(scenario, broken);
  }
  return { passed, failed };
}

/** Reads the suite's comparison with the baseline, at the end of what it prints. */
function readVerdict(output) {
  const [, comparison = ""] = output.split("=== SUMMARY ===");
  const marked = (marks) =>
    [...comparison.matchAll(/^ {2}([~✗✓]) (\S+)$/gm)]
      .filter(([, mark]) => marks.includes(mark))
      .map(([, , name]) => name);
  return { expected: marked("~"), unexpected: marked("✗✓") };
}
