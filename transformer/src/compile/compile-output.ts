import type { AnalyzedHalf } from "./analyzed-tool.js";
import { buildOutputSchema } from "../signature/build-output-schema.js";
import { unwrapResult } from "../signature/unwrap-result.js";
import { withoutPlans } from "../schema/without-plans.js";
import { createConversion } from "./create-conversion.js";
import { finishSchema } from "./finish-schema.js";
import type { ToolSource } from "./tool-source.js";

/** What a tool returns. Empty where the result has no structured form. */
export type CompiledOutput = Pick<AnalyzedHalf, "outputSchema" | "wrapped">;

/**
 * Reads a tool's return type; undefined when a diagnostic says why it cannot be described. Where the author
 * gives an `outputSchema`, the type is not converted.
 */
export function compileOutput(source: ToolSource): CompiledOutput | undefined {
  const { method, checker, documentation, options } = source;
  const result = options.has("outputSchema") ? undefined : unwrapResult(method, checker);
  if (result === undefined) return {};
  const { conversion, definitions, hasFailed } = createConversion(source, "output");
  const { schema, isWrapped } = buildOutputSchema(result, definitions, conversion);
  if (hasFailed()) return undefined;
  const { returns: description } = documentation;
  const described = description === undefined ? schema : { ...schema, description };
  const finished = finishSchema({ ...described, $defs: definitions.collect() }, source);
  const outputSchema = { ...withoutPlans(finished), type: "object" as const };
  return { outputSchema, ...(isWrapped ? { wrapped: true } : {}) };
}
