import type { ObjectSchema } from "@toolmeta/contract";
import { ToolmetaError } from "../errors/toolmeta-error.js";
import { explainMismatch } from "../validation/explain-mismatch.js";
import { openSchemas } from "../validation/open-schemas.js";
import { showProblems } from "../validation/problem.js";
import type { Problem } from "../validation/problem.js";
import { completeValue } from "./complete-value.js";

/** Arguments that fit the input schema. */
export interface PreparedArguments {
  readonly args: Readonly<Record<string, unknown>>;
  /** The names that the client gave; the others were filled with defaults. */
  readonly given: ReadonlySet<string>;
}

/**
 * Checks the arguments of a call against the tool's input schema and fills in defaults.
 *
 * @throws ToolmetaError (`invalid_arguments`) whose text tells a model every argument that does not fit.
 */
export async function prepareArguments(
  toolName: string,
  inputSchema: ObjectSchema,
  raw: unknown,
): Promise<PreparedArguments> {
  const schemas = await openSchemas(inputSchema);
  const completed = completeValue(schemas, raw ?? {}, inputSchema);
  const problems = explainMismatch(schemas, completed);
  if (problems.length > 0 || !isArguments(completed)) throw refuseArguments(toolName, problems);
  return { args: completed, given: new Set(Object.keys(raw ?? {})) };
}

/** The refusal of a call's arguments, in words that a model can act on. */
export function refuseArguments(toolName: string, problems: readonly Problem[]): ToolmetaError {
  return new ToolmetaError(
    "invalid_arguments",
    `${toolName} was not run, its arguments do not fit:\n${showProblems(problems, "the arguments")}`,
  );
}

function isArguments(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
