import type { JsonSchema, Reviver } from "@toolmeta/contract";
import { listMembers } from "../validation/list-members.js";
import { setMember } from "../validation/set-member.js";
import { explainMismatch } from "../validation/explain-mismatch.js";
import { showGiven } from "../validation/problem.js";
import type { Problem } from "../validation/problem.js";
import type { ValuePath } from "../validation/value-path.js";
import { findElementSchema, findTuple, tupleElement } from "./element-schema.js";
import type { InputPlan } from "./input-plan.js";
import { mergeRevived } from "./merge-revived.js";
import { memberSchema } from "../validation/member-schema.js";
import { reviveInstance } from "./revive-instance.js";
import { PLATFORM_REVIVERS } from "./platform-revivers.js";

/** A revived value, and what was wrong with it beyond its schema. */
export interface Revival {
  readonly value: unknown;
  readonly problems: readonly Problem[];
}

/**
 * Turns a value that fits its schema into what the method's type says: dates, maps, instances of classes.
 * On the way, the positions of tuples are checked, which a schema cannot say.
 */
export function reviveValue(
  plan: InputPlan,
  value: unknown,
  schema: JsonSchema,
  path: ValuePath = [],
): Revival {
  const target = plan.schemas.resolve(schema);
  const tuple = findTuple(plan, schema);
  const own =
    target.anyOf !== undefined && tuple === undefined
      ? reviveUnion(plan, value, target.anyOf, path)
      : reviveMembers(plan, value, schema, path);
  const inner = (target.allOf ?? []).reduce(
    (revival, part) => mergeRevivals(value, revival, reviveValue(plan, value, part, path)),
    own,
  );
  const reviver = plan.revivers.get(schema) ?? plan.revivers.get(target);
  if (reviver === undefined || inner.problems.length > 0) return inner;
  return applyReviver(reviver, value, inner.value, path);
}

/** Each part of an intersection revives what it knows of. */
function mergeRevivals(value: unknown, one: Revival, other: Revival): Revival {
  return {
    value: mergeRevived(value, one.value, other.value),
    problems: [...one.problems, ...other.problems],
  };
}

/** The first branch that takes the value without a problem. */
function reviveUnion(
  plan: InputPlan,
  value: unknown,
  branches: readonly JsonSchema[],
  path: ValuePath,
): Revival {
  let first: Revival | undefined;
  for (const branch of branches.filter((candidate) => plan.schemas.accepts(value, candidate))) {
    const attempt = reviveValue(plan, value, branch, path);
    if (attempt.problems.length === 0) return attempt;
    first ??= attempt;
  }
  return first ?? { value, problems: [] };
}

function reviveMembers(
  plan: InputPlan,
  value: unknown,
  schema: JsonSchema,
  path: ValuePath,
): Revival {
  if (Array.isArray(value)) return reviveElements(plan, value, schema, path);
  if (typeof value !== "object" || value === null) return { value, problems: [] };
  const target = plan.schemas.resolve(schema);
  const revived = {};
  const problems: Problem[] = [];
  for (const [name, member] of listMembers(value)) {
    const declared = memberSchema(target, name);
    const revival =
      declared === undefined
        ? { value: member, problems: [] }
        : reviveValue(plan, member, declared, [...path, name]);
    setMember(revived, name, revival.value);
    problems.push(...revival.problems);
  }
  return { value: revived, problems };
}

function reviveElements(
  plan: InputPlan,
  values: readonly unknown[],
  schema: JsonSchema,
  path: ValuePath,
): Revival {
  const tuple = findTuple(plan, schema);
  const { items } = plan.schemas.resolve(schema);
  const revivals = values.map((value, index): Revival => {
    const place = [...path, index];
    const exact = tuple === undefined ? items : tupleElement(tuple, index, values.length);
    if (exact === undefined) return { value, problems: [] };
    if (tuple === undefined) return reviveValue(plan, value, exact, place);
    const problems = explainMismatch(plan.schemas, value, exact, place);
    if (problems.length > 0) return { value, problems };
    return reviveValue(plan, value, findElementSchema(plan, schema, exact), place);
  });
  return {
    value: revivals.map((revival) => revival.value),
    problems: revivals.flatMap((revival) => revival.problems),
  };
}

function applyReviver(
  reviver: Reviver,
  given: unknown,
  revived: unknown,
  path: ValuePath,
): Revival {
  if (typeof reviver === "object") {
    return { value: reviveInstance(reviver.class(), revived), problems: [] };
  }
  const platform = PLATFORM_REVIVERS[reviver];
  const value = platform.revive(revived);
  if (value !== undefined) return { value, problems: [] };
  return {
    value: given,
    problems: [{ path, text: `expected ${platform.expected}, given ${showGiven(given)}` }],
  };
}
