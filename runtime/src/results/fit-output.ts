import { ToolmetaError } from "../errors/toolmeta-error.js";
import { explainMismatch } from "../validation/explain-mismatch.js";
import { isJsonObject } from "../validation/is-json-object.js";
import type { Schemas } from "../validation/open-schemas.js";
import { showProblems } from "../validation/problem.js";
import type { ResultRules } from "./result-rules.js";

/**
 * Structured content that fits the declared output.
 *
 * @throws ToolmetaError (`invalid_result`) that tells what does not fit.
 */
export function fitOutput(
  value: unknown,
  schemas: Schemas,
  rules: ResultRules,
): Readonly<Record<string, unknown>> {
  if (isJsonObject(value) && schemas.accepts(value)) return value;
  const problems = explainMismatch(schemas, value ?? null);
  throw new ToolmetaError(
    "invalid_result",
    `${rules.toolName} returned a value that does not fit its declared output. ` +
      `This is a fault of the tool, not of the arguments.\n${showProblems(problems, "the value")}`,
  );
}
