import type { Shell } from "../command-line/shell.js";
import type { Check, Finding } from "./check.js";

/** A check and what it has found. */
export interface CheckReport {
  readonly check: Check;
  readonly findings: readonly Finding[];
}

/** What the checks have found, as JSON or for people. */
export function renderReport(
  reports: readonly CheckReport[],
  asJson: boolean,
  shell: Shell,
): string {
  if (asJson) {
    const checks = reports.map(({ check: { name }, findings }) => ({ name, findings }));
    return JSON.stringify({ checks }, null, 2);
  }
  const count = reports.reduce((sum, { findings }) => sum + findings.length, 0);
  const summary =
    count === 0 ? "Nothing found." : `${count} ${count === 1 ? "thing" : "things"} found.`;
  return [...reports.map((report) => renderCheck(report, shell)), "", summary].join("\n");
}

function renderCheck({ check, findings }: CheckReport, { colors }: Shell): string {
  const { name, holds } = check;
  if (findings.length === 0) return `${colors.green("ok")}     ${name}: ${colors.dim(holds)}`;
  return findings
    .flatMap(({ where, problem, fix }) => [
      `${colors.red("found")}  ${colors.bold(name)}, ${where}`,
      `       ${problem}`,
      `       ${colors.bold("Fix:")} ${fix}`,
    ])
    .join("\n");
}
