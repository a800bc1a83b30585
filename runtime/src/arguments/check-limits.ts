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
  const root: Visit = { value, depth: 0, place: undefined };
  const pending: Visit[] = [];
  let elements = 0;
  const excess = checkOne(root, limits);
  if (excess !== undefined) return excess;
  for (let visit: Visit | undefined = root; visit !== undefined; visit = pending.pop()) {
    const { value: inner, depth, place: outer } = visit;
    if (typeof inner !== "object" || inner === null) continue;
    const names = Array.isArray(inner) ? undefined : Object.keys(inner);
    const length = names?.length ?? Number(Reflect.get(inner, "length"));
    elements += length;
    if (elements > limits.elements) {
      return { path: [], text: `hold more than ${String(limits.elements)} values` };
    }
    for (let index = 0; index < length; index++) {
      const step = names?.[index] ?? index;
      const member: unknown = Reflect.get(inner, step);
      if (depth < limits.depth && isSmall(step, member, limits)) continue;
      const next = { value: member, depth: depth + 1, place: { step, outer } };
      const problem = checkOne(next, limits);
      if (problem !== undefined) return problem;
      pending.push(next);
    }
  }
  return undefined;
}

/** Whether there is nothing to check about a member: nearly all are so, and nothing is made for them. */
function isSmall(
  step: string | number,
  member: unknown,
  { stringLength }: ArgumentLimits,
): boolean {
  if (typeof step === "string" && (step === "__proto__" || step.length > stringLength))
    return false;
  return typeof member === "string" ? member.length <= stringLength : typeof member !== "object";
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
