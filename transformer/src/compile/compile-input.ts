import { buildInputSchema } from "../signature/build-input-schema.js";
import { readParameters } from "../signature/read-parameters.js";
import { collectPlans } from "../schema/collect-plans.js";
import type ts from "typescript";
import type { AnalyzedHalf, AnalyzedReviver } from "./analyzed-tool.js";
import { createConversion } from "./create-conversion.js";
import { symbolName } from "../schema/naming/symbol-name.js";
import { finishSchema } from "./finish-schema.js";
import { withoutPlans } from "../schema/without-plans.js";
import type { ToolSource } from "./tool-source.js";

/** What a tool takes. */
export interface CompiledInput {
  readonly half: Pick<AnalyzedHalf, "parameters" | "inputSchema" | "revive" | "tuples">;
  /** The classes whose instances are revived, by JSON pointer. */
  readonly classes: ReadonlyMap<string, ts.Symbol>;
}

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
  const classes = new Map<string, ts.Symbol>();
  if (options.has("inputSchema")) {
    return { half: { parameters, inputSchema: { type: "object" } }, classes };
  }
  const running = createConversion(source, "input");
  const schema = buildInputSchema(signature.arguments, documentation, running.conversion);
  if (running.hasFailed()) return undefined;
  const finished = finishSchema({ ...schema, $defs: running.definitions.collect() }, source);
  const plans = collectPlans(finished);
  const revive: Record<string, AnalyzedReviver> = {};
  for (const [pointer, reviver] of Object.entries(plans.revive)) {
    if (typeof reviver !== "string") classes.set(pointer, reviver.class);
    revive[pointer] = typeof reviver === "string" ? reviver : { class: symbolName(reviver.class) };
  }
  const half = {
    parameters,
    inputSchema: { ...withoutPlans(finished), type: "object" as const },
    ...(Object.keys(revive).length > 0 ? { revive } : {}),
    ...(Object.keys(plans.tuples).length > 0 ? { tuples: plans.tuples } : {}),
  };
  return { half, classes };
}
