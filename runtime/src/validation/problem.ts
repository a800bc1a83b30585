import { showPath } from "./value-path.js";
import type { ValuePath } from "./value-path.js";

/** One reason why a value does not fit its schema. */
export interface Problem {
  readonly path: ValuePath;
  /** Follows the path in a sentence: `expected at most 50, given 500`. */
  readonly text: string;
}

const MAX_PROBLEMS = 10;
/** So many are not counted to the end. */
const MANY = 90;
const MAX_GIVEN = 80;

/** Problems as lines, at most ten of them; `whole` names the value that has an empty path. */
export function showProblems(problems: readonly Problem[], whole: string): string {
  const lines = problems
    .slice(0, MAX_PROBLEMS)
    .map((problem) => `- ${showPath(problem.path, whole)}: ${problem.text}`);
  const more = problems.length - MAX_PROBLEMS;
  if (more > 0) lines.push(`- and ${more < MANY ? String(more) : "many"} more`);
  return lines.join("\n");
}

/** A value as it is quoted in a message: JSON, shortened to 80 characters. */
export function showGiven(value: unknown): string {
  if (value === undefined) return "nothing";
  const text =
    typeof value === "string" ? JSON.stringify(value.slice(0, 2 * MAX_GIVEN)) : toJson(value);
  return text.length <= MAX_GIVEN ? text : `${text.slice(0, MAX_GIVEN - 1)}…`;
}

function toJson(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  if (Array.isArray(value) && value.length > MAX_GIVEN) {
    return `an array of ${String(value.length)} elements`;
  }
  return JSON.stringify(value);
}
