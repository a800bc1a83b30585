import { compileInput } from "./compile-input.js";
import { compileOutput } from "./compile-output.js";
import type { CompiledMethod } from "./compiled-method.js";
import type { ToolSource } from "./tool-source.js";

/** Reads one decorated method whole; undefined when a diagnostic says why it makes no tool. */
export function compileTool(source: ToolSource): CompiledMethod | undefined {
  const { className, method, methodName, documentation, options, reporter } = source;
  for (const { tag, message, span } of documentation.problems) {
    reporter.report("TM1009", span, { tag, reason: message });
  }
  const input = compileInput(source);
  const output = compileOutput(source);
  if (input === undefined || output === undefined) return undefined;
  const sourceFile = method.getSourceFile();
  const start = sourceFile.getLineAndCharacterOfPosition(method.name.getStart());
  const name = options.get("name")?.value;
  const description = options.get("description")?.value;
  const analyzed = {
    name: typeof name === "string" ? name : methodName,
    description: typeof description === "string" ? description : documentation.description,
    className,
    methodName,
    fileName: sourceFile.fileName,
    line: start.line + 1,
    column: start.character + 1,
    compiled: {
      v: 1,
      className,
      method: methodName,
      description: documentation.description,
      ...input.half,
      ...output,
    },
  } as const;
  return { source, analyzed, classes: input.classes };
}
