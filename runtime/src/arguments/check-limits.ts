import type { Problem } from "../validation/problem.js";
import type { ValuePath } from "../validation/value-path.js";
import type { ArgumentLimits } from "./argument-limits.js";

interface Visit {
  readonly value: unknown;
  readonly depth: number;
  /** Undefined at the root. */
  readonly place: Place | undefined;
}

/** Linked, because a path is only told when something is wrong. */
interface Place {
  readonly step: string | number;
  readonly outer: Place | undefined;
}

/**
 * What makes a value too large or unsafe to look at any further; undefined when nothing does. It does not
 * recurse, so a value that is nested a million times cannot exhaust the stack.
 */
export function checkLimits(value: unknown, limits: ArgumentLimits): Problem | undefined {
  const pending: Visit[] = [{ value, depth: 0, place: undefined }];
  let elements = 0;
  for (let visit = pending.pop(); visit !== undefined; visit = pending.pop()) {
    const problem = checkOne(visit, limits);
    if (problem !== undefined) return problem;
    const { value: inner, depth, place: outer } = visit;
    if (typeof inner !== "object" || inner === null) continue;
    const members: readonly unknown[] = Array.isArray(inner) ? inner : Object.values(inner);
    // Counted before more is made of them: a list of millions would take more memory than what was sent.
    elements += members.length;
    if (elements > limits.elements) {
      return { path: [], text: `hold more than ${String(limits.elements)} values` };
    }
    const names = Array.isArray(inner) ? undefined : Object.keys(inner);
    for (const [index, member] of members.entries()) {
      const place = { step: names?.[index] ?? index, outer };
      pending.push({ value: member, depth: depth + 1, place });
    }
  }
  return undefined;
}

function checkOne({ value, depth, place }: Visit, limits: ArgumentLimits): Problem | undefined {
  if (depth > limits.depth) {
    return {
      path: readPath(place).slice(0, 3),
      text: `is nested more than ${String(limits.depth)} deep`,
    };
  }
  const name = place?.step;
  if (name === "__proto__") return { path: readPath(place), text: "is not a name that is allowed" };
  const bound = limits.stringLength;
  if (typeof name === "string" && name.length > bound) {
    const text = `has a member whose name has more than ${String(bound)} characters`;
    return { path: readPath(place).slice(0, -1), text };
  }
  if (typeof value !== "string" || value.length <= bound) return undefined;
  return { path: readPath(place), text: `is a string of more than ${String(bound)} characters` };
}

function readPath(place: Place | undefined): ValuePath {
  const path: (string | number)[] = [];
  for (let current = place; current !== undefined; current = current.outer) {
    path.unshift(current.step);
  }
  return path;
}
