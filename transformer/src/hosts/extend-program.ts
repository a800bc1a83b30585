import ts from "typescript";
import type { ProgramAnalysis } from "../analyze-program.js";
import { printWarnings } from "../diagnostics/print-warnings.js";
import { completeDecorators } from "../emit/complete-decorators.js";
import type { TransformerOptions } from "../transformer-options.js";
import { analyzeOnce } from "./analyze-once.js";

/**
 * What a builder (`--incremental`, `--watch`, `-b`) asks in place of the public members. It keeps the type
 * errors of files that did not change, but asks for these each time, so that an error which comes or goes
 * with another file is never out of date.
 */
interface BuilderFacing {
  getProgramDiagnostics?: (sourceFile: ts.SourceFile) => readonly ts.Diagnostic[];
}

/**
 * Adds Toolmeta's errors to a program's own and completes the decorators when it emits. It changes the
 * program in place: those that hold it already must see the same.
 */
export function extendProgram(program: ts.Program, options: TransformerOptions): ts.Program {
  const analyze = (): ProgramAnalysis =>
    analyzeOnce(program, options, ({ diagnostics }) => {
      printWarnings(diagnostics, program);
    });
  addErrors(program, () => analyze().diagnostics.filter(isError));
  const { emit } = program;
  program.emit = (sourceFile, writeFile, cancellation, declarationsOnly, custom, ...others) => {
    const complete = completeDecorators(analyze().tools, program.getTypeChecker());
    const before = [complete, ...(custom?.before ?? [])];
    const transformers = { ...custom, before };
    return emit(sourceFile, writeFile, cancellation, declarationsOnly, transformers, ...others);
  };
  return program;
}

function addErrors(
  program: ts.Program & BuilderFacing,
  findErrors: () => readonly ts.Diagnostic[],
): void {
  const { getSemanticDiagnostics, getOptionsDiagnostics, getProgramDiagnostics } = program;
  const errorsOf = (sourceFile: ts.SourceFile): readonly ts.Diagnostic[] =>
    findErrors().filter(({ file }) => file === sourceFile);
  const isOfProgram = ({ file }: ts.Diagnostic): boolean =>
    file !== undefined && program.getSourceFile(file.fileName) === file;
  program.getSemanticDiagnostics = (sourceFile, cancellation) => [
    ...getSemanticDiagnostics(sourceFile, cancellation),
    ...(sourceFile === undefined ? findErrors().filter(isOfProgram) : errorsOf(sourceFile)),
  ];
  program.getOptionsDiagnostics = (cancellation) => [
    ...getOptionsDiagnostics(cancellation),
    ...findErrors().filter((error) => !isOfProgram(error)),
  ];
  if (getProgramDiagnostics === undefined) return;
  program.getProgramDiagnostics = (sourceFile) => [
    ...getProgramDiagnostics(sourceFile),
    ...errorsOf(sourceFile),
  ];
}

function isError({ category }: ts.Diagnostic): boolean {
  return category === ts.DiagnosticCategory.Error;
}
