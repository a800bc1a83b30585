import type { CompiledTool, ObjectSchema } from "@toolmeta/contract";
import type ts from "typescript";
import type { Reporter } from "../diagnostics/create-reporter.js";
import type { FoundTool } from "../discovery/find-tools.js";
import { readOptions } from "../discovery/read-options.js";
import { readMethodDocumentation } from "../jsdoc/read-method-documentation.js";
import type { MethodDocumentation } from "../jsdoc/method-documentation.js";
import type { AnnotatedSchema } from "../schema/annotated-schema.js";
import { collectPlans } from "../schema/collect-plans.js";
import { schemaPasses } from "../schema/passes/index.js";
import { buildInputSchema } from "../signature/build-input-schema.js";
import { buildOutputSchema } from "../signature/build-output-schema.js";
import { readParameters } from "../signature/read-parameters.js";
import { unwrapResult } from "../signature/unwrap-result.js";
import type { AnalyzedTool, PlannedTool } from "./analyzed-tool.js";
import { createConversion } from "./create-conversion.js";

/** Reads one decorated method whole; undefined when a diagnostic says why it makes no tool. */
export function compileTool(
  found: FoundTool,
  checker: ts.TypeChecker,
  reporter: Reporter,
): AnalyzedTool | undefined {
  const { className, method, methodName, call } = found;
  const options = readOptions(call, checker);
  const documentation = readMethodDocumentation(method, checker);
  for (const { tag, message, span } of documentation.problems) {
    reporter.report("TM1009", span, { tag, reason: message });
  }
  const input = compileInput(found, documentation, checker, reporter);
  const output = compileOutput(found, documentation, checker, reporter);
  if (input === undefined || output === undefined) return undefined;
  const compiled: PlannedTool = {
    v: 1,
    className,
    method: methodName,
    description: documentation.description,
    ...input,
    ...output,
  };
  const sourceFile = method.getSourceFile();
  const start = sourceFile.getLineAndCharacterOfPosition(method.name.getStart());
  const name = options.get("name")?.value;
  return {
    name: typeof name === "string" ? name : methodName,
    className,
    methodName,
    fileName: sourceFile.fileName,
    line: start.line + 1,
    column: start.character + 1,
    method,
    call,
    compiled,
  };
}

type CompiledInput = Pick<PlannedTool, "parameters" | "inputSchema" | "revive" | "tuples">;

function compileInput(
  { className, method, methodName }: FoundTool,
  documentation: MethodDocumentation,
  checker: ts.TypeChecker,
  reporter: Reporter,
): CompiledInput | undefined {
  const tool = `${className}.${methodName}`;
  let refused = false;
  const signature = readParameters(method, checker, (node, reason) => {
    refused = true;
    reporter.report("TM1011", node, { tool, reason });
  });
  const running = createConversion({ checker, reporter, method, tool, direction: "input" });
  const schema = buildInputSchema(signature.arguments, documentation, running.conversion);
  if (refused || running.hasFailed()) return undefined;
  const inputSchema = finish({ ...schema, $defs: running.definitions.collect() });
  const { revive, tuples } = collectPlans(inputSchema);
  return {
    parameters: signature.parameters,
    inputSchema,
    ...(Object.keys(revive).length > 0 ? { revive } : {}),
    ...(Object.keys(tuples).length > 0 ? { tuples } : {}),
  };
}

function compileOutput(
  { className, method, methodName }: FoundTool,
  documentation: MethodDocumentation,
  checker: ts.TypeChecker,
  reporter: Reporter,
): Pick<CompiledTool, "outputSchema" | "wrapped"> | undefined {
  const result = unwrapResult(method, checker);
  if (result === undefined) return {};
  const tool = `${className}.${methodName}`;
  const running = createConversion({ checker, reporter, method, tool, direction: "output" });
  const { schema, isWrapped } = buildOutputSchema(result, running.definitions.isObject, running.conversion);
  if (running.hasFailed()) return undefined;
  const described =
    documentation.returns === undefined ? schema : { ...schema, description: documentation.returns };
  const outputSchema = finish({ ...described, $defs: running.definitions.collect() });
  return { outputSchema, ...(isWrapped ? { wrapped: true } : {}) };
}

function finish(schema: AnnotatedSchema): AnnotatedSchema & ObjectSchema {
  const finished = schemaPasses.reduce((current, pass) => pass(current), schema);
  return { ...finished, type: "object" };
}
