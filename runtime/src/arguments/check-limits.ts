import type { Problem } from "../validation/problem.js";
import type { ValuePath } from "../validation/value-path.js";
import type { ArgumentLimits } from "./argument-limits.js";

interface Visit {
  readonly value: unknown;
  readonly path: ValuePath;
}

/**
 * What makes a value too large or unsafe to look at any further; undefined when nothing does. It does not
 * recurse, so a value that is nested a million times cannot exhaust the stack.
 */
export function checkLimits(value: unknown, limits: ArgumentLimits): Problem | undefined {
  const pending: Visit[] = [{ value, path: [] }];
  let elements = 0;
  for (let visit = pending.pop(); visit !== undefined; visit = pending.pop()) {
    const problem = checkOne(visit, limits);
    if (problem !== undefined) return problem;
    elements += countMembers(visit.value);
    if (elements > limits.elements) {
      return { path: [], text: `hold more than ${String(limits.elements)} values` };
    }
    for (const [step, member] of listMembers(visit.value)) {
      pending.push({ value: member, path: [...visit.path, step] });
    }
  }
  return undefined;
}

function checkOne({ value, path }: Visit, limits: ArgumentLimits): Problem | undefined {
  if (path.length > limits.depth) {
    return { path: path.slice(0, 3), text: `is nested more than ${String(limits.depth)} deep` };
  }
  const name = path.at(-1);
  if (name === "__proto__") return { path, text: "is not a name that is allowed" };
  const bound = limits.stringLength;
  const most = `more than ${String(bound)} characters`;
  if (typeof name === "string" && name.length > bound) {
    return { path: path.slice(0, -1), text: `has a member whose name has ${most}` };
  }
  if (typeof value !== "string" || value.length <= bound) return undefined;
  return { path, text: `is a string of ${most}` };
}

/** Counted before they are listed: a list of millions would take more memory than what was sent. */
function countMembers(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  return Array.isArray(value) ? value.length : Object.keys(value).length;
}

function listMembers(value: unknown): readonly (readonly [string | number, unknown])[] {
  if (typeof value !== "object" || value === null) return [];
  return Array.isArray(value) ? [...value.entries()] : Object.entries(value);
}
