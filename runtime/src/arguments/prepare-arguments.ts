import { ToolmetaError } from "../errors/toolmeta-error.js";
import type { RegisteredTool } from "../registry/registered-tool.js";
import { explainMismatch } from "../validation/explain-mismatch.js";
import { isJsonObject } from "../validation/is-json-object.js";
import { showProblems } from "../validation/problem.js";
import type { Problem } from "../validation/problem.js";
import { checkLimits } from "./check-limits.js";
import { completeValue } from "./complete-value.js";
import type { Completion } from "./complete-value.js";
import { openInputPlan } from "./input-plan.js";
import { reviveValue } from "./revive-value.js";
import { takeFitting } from "./take-fitting.js";

/** Enough for any honest call, and done in a moment. */
const MAX_ATTEMPTS = 2000;

/** Named arguments. */
export type Arguments = Readonly<Record<string, unknown>>;

/** Arguments in JSON that fit the input schema. */
export interface PreparedArguments {
  readonly args: Arguments;
  /** The names that the client gave; the others were filled with defaults. */
  readonly given: ReadonlySet<string>;
}

/**
 * Completes the arguments of a call and checks them against the tool's input schema.
 *
 * @throws ToolmetaError (`invalid_arguments`) whose text tells a model every argument that does not fit.
 */
export async function prepareArguments(
  tool: RegisteredTool,
  raw: unknown,
): Promise<PreparedArguments> {
  const { limits, coerce } = tool.argumentRules;
  const excess = checkLimits(raw, limits);
  if (excess !== undefined) throw refuseArguments(tool, [excess]);
  const plan = await openInputPlan(tool.record);
  const given = raw ?? {};
  const fitting = takeFitting(plan, given);
  if (fitting !== undefined) return { args: fitting, given: listGiven(raw, fitting) };
  const completion: Completion = {
    plan,
    coerceWithin: coerce ? limits : undefined,
    budget: { attempts: MAX_ATTEMPTS },
    filling: [],
  };
  const args = isJsonObject(given) ? completeValue(completion, given, plan.schemas.root) : given;
  const problems = explainMismatch(plan.schemas, args);
  if (problems.length > 0 || !isJsonObject(args)) throw refuseArguments(tool, problems);
  return { args, given: listGiven(raw, args) };
}

/**
 * Turns checked arguments into what the method's parameters say.
 *
 * @throws ToolmetaError (`invalid_arguments`) for a tuple whose positions are wrong, or a value such as a
 *   date that does not exist.
 */
export async function reviveArguments(tool: RegisteredTool, args: Arguments): Promise<Arguments> {
  const plan = await openInputPlan(tool.record);
  if (plan.revivers.size === 0 && plan.tuples.size === 0) return args;
  const { value, problems } = reviveValue(plan, args, plan.schemas.root);
  if (problems.length > 0 || !isJsonObject(value)) throw refuseArguments(tool, problems);
  return value;
}

/** The refusal of a call's arguments, in words that a model can act on. */
function refuseArguments(tool: RegisteredTool, problems: readonly Problem[]): ToolmetaError {
  const lines = showProblems(problems, "the arguments");
  return new ToolmetaError(
    "invalid_arguments",
    `${tool.definition.name} was not run, its arguments do not fit:\n${lines}`,
  );
}

/** A null that was left out was not given. */
function listGiven(raw: unknown, args: Arguments): ReadonlySet<string> {
  if (!isJsonObject(raw)) return new Set();
  return new Set(Object.keys(raw).filter((name) => raw[name] !== null || args[name] === null));
}
