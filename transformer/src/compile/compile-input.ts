import { buildInputSchema } from "../signature/build-input-schema.js";
import { readParameters } from "../signature/read-parameters.js";
import { collectPlans } from "../schema/collect-plans.js";
import type { PlannedTool } from "./analyzed-tool.js";
import { createConversion } from "./create-conversion.js";
import { finishSchema } from "./finish-schema.js";
import type { ToolSource } from "./tool-source.js";

/** What a tool takes. */
export type CompiledInput = Pick<PlannedTool, "parameters" | "inputSchema" | "revive" | "tuples">;

/**
 * Reads a tool's parameters; undefined when a diagnostic says why they cannot be arguments. Where the
 * author gives an `inputSchema`, the types are not converted.
 */
export function compileInput(source: ToolSource): CompiledInput | undefined {
  const { method, checker, reporter, tool, documentation, options } = source;
  const signature = readParameters(method, checker);
  for (const { node, reason } of signature.obstacles) {
    reporter.report("TM1011", node, { tool, reason });
  }
  if (signature.obstacles.length > 0) return undefined;
  const { parameters } = signature;
  if (options.has("inputSchema")) return { parameters, inputSchema: { type: "object" } };
  const running = createConversion(source, "input");
  const schema = buildInputSchema(signature.arguments, documentation, running.conversion);
  if (running.hasFailed()) return undefined;
  const inputSchema = finishSchema({ ...schema, $defs: running.definitions.collect() }, source);
  const { revive, tuples } = collectPlans(inputSchema);
  return {
    parameters,
    inputSchema,
    ...(Object.keys(revive).length > 0 ? { revive } : {}),
    ...(Object.keys(tuples).length > 0 ? { tuples } : {}),
  };
}
