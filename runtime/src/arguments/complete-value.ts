import { elementSchemaAt } from "../validation/element-schema-at.js";
import type { JsonSchema, JsonValue } from "@toolmeta/contract";
import { listMembers } from "../validation/list-members.js";
import { setMember } from "../validation/set-member.js";
import { chooseBranch } from "../validation/choose-branch.js";
import type { ArgumentLimits } from "./argument-limits.js";
import { coerceValue } from "./coerce-value.js";
import { findTuple, tupleElement } from "./element-schema.js";
import type { InputPlan } from "./input-plan.js";
import { memberSchema } from "../validation/member-schema.js";

/** How arguments are completed before they are checked. */
export interface Completion {
  readonly plan: InputPlan;
  /** Undefined when nothing is converted. */
  readonly coerceWithin: ArgumentLimits | undefined;
  /** How many branches of unions may still be tried on values that fit none as they are. */
  readonly budget: { attempts: number };
  /** The members whose defaults are being completed. A default that holds itself would never end. */
  readonly filling: readonly JsonSchema[];
}

/**
 * A copy of a value, at any depth, in which missing members have their defaults, a null for an optional
 * member that takes none is left out, and strings are converted where nothing can be lost. A value that
 * does not fit is left for the validator.
 */
export function completeValue(completion: Completion, value: unknown, schema: JsonSchema): unknown {
  const target = completion.plan.schemas.resolve(schema);
  const { coerceWithin } = completion;
  const own = coerceWithin === undefined ? value : coerceValue(value, target, coerceWithin);
  const united = completeUnion(completion, own, schema);
  const completed = (target.allOf ?? []).reduce(
    (current, part) => completeValue(completion, current, part),
    united,
  );
  if (Array.isArray(completed)) return completeArray(completion, completed, schema);
  return isObject(completed) ? completeObject(completion, completed, target) : completed;
}

/** By the branch that takes the value as it is, or else once it is completed, or that was likely meant. */
function completeUnion(completion: Completion, value: unknown, schema: JsonSchema): unknown {
  const { plan, budget } = completion;
  const branches = plan.schemas.resolve(schema).anyOf;
  if (branches === undefined || findTuple(plan, schema) !== undefined) return value;
  const accepting = branches.find((branch) => plan.schemas.accepts(value, branch));
  if (accepting !== undefined) return completeValue(completion, value, accepting);
  const likely = chooseBranch(plan.schemas, branches, value);
  let fallback = value;
  for (const branch of branches) {
    // Branches inside branches multiply.
    if (--budget.attempts < 0) break;
    const attempt = completeValue(completion, value, branch);
    if (plan.schemas.accepts(attempt, branch)) return attempt;
    if (branch === likely) fallback = attempt;
  }
  return fallback;
}

function completeArray(
  completion: Completion,
  value: readonly unknown[],
  schema: JsonSchema,
): unknown {
  const tuple = findTuple(completion.plan, schema);
  const target = completion.plan.schemas.resolve(schema);
  return value.map((element, index) => {
    const exact =
      tuple === undefined
        ? elementSchemaAt(target, index)
        : tupleElement(tuple, index, value.length);
    return exact === undefined ? element : completeValue(completion, element, exact);
  });
}

function completeObject(completion: Completion, value: object, schema: JsonSchema): object {
  const completed: Record<string, unknown> = {};
  for (const [name, member] of listMembers(value)) {
    const declared = memberSchema(schema, name);
    if (member === null && isDroppable(completion, schema, name, declared)) continue;
    const known = declared !== undefined;
    setMember(completed, name, known ? completeValue(completion, member, declared) : member);
  }
  for (const { name, member, fallback } of listDefaults(completion, schema)) {
    const { filling } = completion;
    if (Object.hasOwn(completed, name) || filling.includes(member)) continue;
    const inside = { ...completion, filling: [...filling, member] };
    setMember(completed, name, completeValue(inside, copyDefault(fallback), member));
  }
  return completed;
}

interface DefaultedMember {
  readonly name: string;
  readonly member: JsonSchema;
  readonly fallback: JsonValue;
}

/** By plan as well: tools share schemas, and a reference leads to what the tool itself has of that name. */
const defaults = new WeakMap<InputPlan, Map<JsonSchema, readonly DefaultedMember[]>>();

/** The members of an object schema that have a default. */
function listDefaults({ plan }: Completion, schema: JsonSchema): readonly DefaultedMember[] {
  const ofPlan = defaults.get(plan) ?? new Map<JsonSchema, readonly DefaultedMember[]>();
  defaults.set(plan, ofPlan);
  const known = ofPlan.get(schema);
  if (known !== undefined) return known;
  const found = Object.entries(schema.properties ?? {}).flatMap(([name, member]) => {
    const fallback = member.default ?? plan.schemas.resolve(member).default;
    return fallback === undefined ? [] : [{ name, member, fallback }];
  });
  ofPlan.set(schema, found);
  return found;
}

function copyDefault(fallback: JsonValue): JsonValue {
  // To clone a scalar takes longer than all else that is done for it.
  return typeof fallback === "object" ? structuredClone(fallback) : fallback;
}

/** Models write null where they mean to leave an argument out. */
function isDroppable(
  { plan }: Completion,
  schema: JsonSchema,
  name: string,
  declared: JsonSchema | undefined,
): boolean {
  const isOptional = schema.required?.includes(name) !== true;
  return isOptional && declared !== undefined && !plan.schemas.accepts(null, declared);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
