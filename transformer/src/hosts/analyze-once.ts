import type ts from "typescript";
import { openMemory } from "../analysis/open-memory.js";
import { analyzeTools, type ToolAnalysis } from "../analyze-tools.js";
import type { TransformerOptions } from "../transformer-options.js";

const analyses = new WeakMap<ts.Program, ToolAnalysis>();

/**
 * The analysis of a program, made when it is first asked for: a builder emits file by file and an editor
 * asks for one file at a time. `onFirst` is called when it is made.
 */
export function analyzeOnce(
  program: ts.Program,
  options: TransformerOptions,
  onFirst?: (analysis: ToolAnalysis) => void,
): ToolAnalysis {
  const known = analyses.get(program);
  if (known !== undefined) return known;
  const analysis = analyzeTools(program, options, openMemory(program.getCompilerOptions()));
  analyses.set(program, analysis);
  onFirst?.(analysis);
  return analysis;
}
