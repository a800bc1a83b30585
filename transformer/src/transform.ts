import ts from "typescript";
import { analyzeProgram, type ProgramAnalysis } from "./analyze-program.js";
import { completeDecorators } from "./emit/complete-decorators.js";
import { printWarnings } from "./diagnostics/print-warnings.js";
import type { TransformerOptions } from "./transformer-options.js";

/** What ts-patch hands to a plugin that runs at emit. */
export interface EmitExtras {
  readonly addDiagnostic: (diagnostic: ts.Diagnostic) => number;
}

/**
 * The ts-patch entry, for both ways of listing it in tsconfig.json.
 *
 * With `"transformProgram": true` it is called for every program: Toolmeta's errors are among the program's
 * own semantic diagnostics, also under `noEmit`, `--watch` and `-b`, and the emitted decorators are complete.
 * Without it, it is called at emit and adds its errors there.
 */
export function transformProgram(
  program: ts.Program,
  host: ts.CompilerHost | undefined,
  options: TransformerOptions,
  extras: { readonly ts: typeof ts },
): ts.Program;
export function transformProgram(
  program: ts.Program,
  options: TransformerOptions,
  extras: EmitExtras,
): ts.TransformerFactory<ts.SourceFile>;
export function transformProgram(
  program: ts.Program,
  ...rest:
    | [ts.CompilerHost | undefined, TransformerOptions, { readonly ts: typeof ts }]
    | [TransformerOptions, EmitExtras]
): ts.Program | ts.TransformerFactory<ts.SourceFile> {
  return rest.length === 3
    ? extendProgram(program, rest[1])
    : transformAtEmit(program, rest[0], rest[1]);
}

function transformAtEmit(
  program: ts.Program,
  options: TransformerOptions,
  { addDiagnostic }: EmitExtras,
): ts.TransformerFactory<ts.SourceFile> {
  const analysis = analyzeProgram(program, options);
  analysis.diagnostics.filter(isError).forEach(addDiagnostic);
  printWarnings(analysis.diagnostics, program);
  return completeDecorators(analysis.tools, program.getTypeChecker());
}

/** Adds to the program in place: those that hold it already must see the same. */
function extendProgram(program: ts.Program, options: TransformerOptions): ts.Program {
  let analysis: ProgramAnalysis | undefined;
  const analyze = (): ProgramAnalysis => {
    if (analysis !== undefined) return analysis;
    analysis = analyzeProgram(program, options);
    printWarnings(analysis.diagnostics, program);
    return analysis;
  };
  const { emit, getSemanticDiagnostics } = program;
  program.getSemanticDiagnostics = (sourceFile, cancellation) => {
    const errors = analyze().diagnostics.filter(
      (diagnostic) =>
        isError(diagnostic) && (sourceFile === undefined || diagnostic.file === sourceFile),
    );
    return [...getSemanticDiagnostics(sourceFile, cancellation), ...errors];
  };
  program.emit = (sourceFile, writeFile, cancellation, declarationsOnly, custom, ...others) => {
    const complete = completeDecorators(analyze().tools, program.getTypeChecker());
    const before = [complete, ...(custom?.before ?? [])];
    return emit(sourceFile, writeFile, cancellation, declarationsOnly, { ...custom, before }, ...others);
  };
  return program;
}

function isError(diagnostic: ts.Diagnostic): boolean {
  return diagnostic.category === ts.DiagnosticCategory.Error;
}
