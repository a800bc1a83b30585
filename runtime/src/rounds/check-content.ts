import type { ElicitAnswer, ElicitRequest } from "../context/tool-context.js";
import { ToolmetaError } from "../errors/toolmeta-error.js";
import { explainMismatch } from "../validation/explain-mismatch.js";
import { openPassingSchemas } from "../validation/open-passing-schemas.js";
import { showProblems } from "../validation/problem.js";

/**
 * Checks what the user has filled in.
 *
 * @throws ToolmetaError (`invalid_answer`) that names each value that does not fit the requested schema.
 */
export async function checkContent(
  toolName: string,
  { requestedSchema }: ElicitRequest,
  { action, content = {} }: ElicitAnswer,
): Promise<void> {
  if (action !== "accept") return;
  const schemas = await openPassingSchemas(structuredClone(requestedSchema));
  const problems = explainMismatch(schemas, content);
  if (problems.length === 0) return;
  throw new ToolmetaError(
    "invalid_answer",
    `The client's answer to context.elicit() of ${toolName} does not fit the requested schema:\n` +
      showProblems(problems, "the answer"),
  );
}
