import type ts from "typescript";
import type { AnalyzedTool } from "./compile/analyzed-tool.js";
import { compileTool } from "./compile/compile-tool.js";
import { createReporter } from "./diagnostics/create-reporter.js";
import type { ToolDiagnostic } from "./diagnostics/tool-diagnostic.js";
import { findTools } from "./discovery/find-tools.js";
import { readOptions } from "./discovery/read-options.js";
import { readMethodDocumentation } from "./jsdoc/read-method-documentation.js";
import type { TransformerOptions } from "./transformer-options.js";

/** The tools of a program and what is to be said about them. */
export interface ProgramAnalysis {
  readonly tools: readonly AnalyzedTool[];
  readonly diagnostics: readonly ToolDiagnostic[];
}

/**
 * Reads every tool of a program's own source files, without emitting anything. Tools come in the order of
 * files and positions; a tool with an error is not among them, its diagnostic says why.
 */
export function analyzeProgram(
  program: ts.Program,
  options: TransformerOptions = {},
): ProgramAnalysis {
  const checker = program.getTypeChecker();
  const reporter = createReporter(options.diagnostics ?? {});
  const tools = program.getSourceFiles().flatMap((sourceFile) => {
    if (sourceFile.isDeclarationFile) return [];
    const found = findTools(sourceFile, checker, reporter);
    if (found.length > 0 && !isStrict(program)) {
      reporter.report("TM1012", found[0]?.call ?? sourceFile, { file: sourceFile.fileName });
      return [];
    }
    return found.flatMap((tool) => {
      const source = {
        ...tool,
        tool: `${tool.className}.${tool.methodName}`,
        documentation: readMethodDocumentation(tool.method, checker),
        options: readOptions(tool.call, checker),
        checker,
        reporter,
        settings: options,
      };
      return compileTool(source) ?? [];
    });
  });
  return { tools, diagnostics: reporter.collect() };
}

function isStrict(program: ts.Program): boolean {
  const { strict = false, strictNullChecks = strict } = program.getCompilerOptions();
  return strictNullChecks;
}
