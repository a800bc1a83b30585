import type ts from "typescript";
import { analyzeTools } from "./analyze-tools.js";
import type { AnalyzedTool } from "./compile/analyzed-tool.js";
import type { ToolDiagnostic } from "./diagnostics/tool-diagnostic.js";
import type { TransformerOptions } from "./transformer-options.js";

/** The tools of a program and what is to be said about them. */
export interface ProgramAnalysis {
  readonly tools: readonly AnalyzedTool[];
  readonly diagnostics: readonly ToolDiagnostic[];
}

/**
 * Reads every tool of a program's own source files, without emitting anything. Tools come in the order of
 * files and positions; a tool that cannot be compiled is not among them, its diagnostic says why.
 */
export function analyzeProgram(
  program: ts.Program,
  options: TransformerOptions = {},
): ProgramAnalysis {
  const { files, methodsOf, diagnostics } = analyzeTools(program, options);
  return { tools: files.flatMap(methodsOf).map(({ analyzed }) => analyzed), diagnostics };
}
