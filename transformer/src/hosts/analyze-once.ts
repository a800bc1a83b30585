import type ts from "typescript";
import { analyzeProgram, type ProgramAnalysis } from "../analyze-program.js";
import type { TransformerOptions } from "../transformer-options.js";

const analyses = new WeakMap<ts.Program, ProgramAnalysis>();

/**
 * The analysis of a program, made when it is first asked for: a builder emits file by file and an editor
 * asks for one file at a time. `onFirst` is called when it is made.
 */
export function analyzeOnce(
  program: ts.Program,
  options: TransformerOptions,
  onFirst?: (analysis: ProgramAnalysis) => void,
): ProgramAnalysis {
  const known = analyses.get(program);
  if (known !== undefined) return known;
  const analysis = analyzeProgram(program, options);
  analyses.set(program, analysis);
  onFirst?.(analysis);
  return analysis;
}
