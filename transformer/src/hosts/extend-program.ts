import ts from "typescript";
import type { ToolAnalysis } from "../analyze-tools.js";
import { printWarnings } from "../diagnostics/print-warnings.js";
import { completeDecorators } from "../emit/complete-decorators.js";
import type { TransformerOptions } from "../transformer-options.js";
import { emitToolFiles } from "./emit-tool-files.js";
import { analyzeOnce } from "./analyze-once.js";

/**
 * What a builder (`--incremental`, `--watch`, `-b`) asks in place of the public members. It keeps the type
 * errors of files that did not change, but asks for these each time, so that an error which comes or goes
 * with another file is never out of date.
 */
interface BuilderFacing {
  getProgramDiagnostics?: (sourceFile: ts.SourceFile) => readonly ts.Diagnostic[];
}

const extended = new WeakSet<ts.Program>();

/**
 * Adds Toolmeta's errors to a program's own and completes the decorators when it emits. It changes the
 * program in place, once: those that hold it already must see the same, and ts-patch hands over a program a
 * second time when another plugin has made it.
 */
export function extendProgram(program: ts.Program, options: TransformerOptions): ts.Program {
  if (extended.has(program)) return program;
  extended.add(program);
  const analyze = (): ToolAnalysis =>
    analyzeOnce(program, options, (analysis) => {
      printWarnings(analysis.diagnostics, program);
      printFilesRead(analysis, program);
    });
  addErrors(program, () => analyze().diagnostics.filter(isError));
  const emit = program.emit.bind(program);
  let complete: ts.TransformerFactory<ts.SourceFile> | undefined;
  const emitCompleted: typeof emit = (
    sourceFile,
    writeFile,
    cancellation,
    declarationsOnly,
    custom,
    ...others
  ) => {
    // A builder emits file by file.
    complete ??= completeDecorators(analyze().methodsOf, program.getTypeChecker());
    const before = [complete, ...(custom?.before ?? [])];
    const transformers = { ...custom, before };
    return emit(sourceFile, writeFile, cancellation, declarationsOnly, transformers, ...others);
  };
  program.emit = emitToolFiles(emitCompleted, program.getCompilerOptions(), analyze);
  return program;
}

/** With the compiler's own figures, when these are asked for. */
function printFilesRead({ files, filesRead }: ToolAnalysis, program: ts.Program): void {
  const { diagnostics, extendedDiagnostics } = program.getCompilerOptions();
  if (diagnostics !== true && extendedDiagnostics !== true) return;
  const text = `Files read for tools: ${String(filesRead)} of ${String(files.length)}`;
  ts.sys.write(`${text}${ts.sys.newLine}`);
}

function addErrors(
  program: ts.Program & BuilderFacing,
  findErrors: () => readonly ts.Diagnostic[],
): void {
  const getSemanticDiagnostics = program.getSemanticDiagnostics.bind(program);
  const getOptionsDiagnostics = program.getOptionsDiagnostics.bind(program);
  const getProgramDiagnostics = program.getProgramDiagnostics?.bind(program);
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
  if (getProgramDiagnostics !== undefined) {
    program.getProgramDiagnostics = (sourceFile) => [
      ...getProgramDiagnostics(sourceFile),
      ...errorsOf(sourceFile),
    ];
  }
  if (isPlainBuild(program)) markFailure(program, findErrors);
}

/** `-b` on a project that keeps no state by file. */
function isPlainBuild(program: ts.Program): boolean {
  const { tscBuild, incremental, composite } = program.getCompilerOptions();
  return tscBuild === true && incremental !== true && composite !== true;
}

/**
 * A plain `-b` decides by the errors of the configuration and by the type errors that it keeps whether the
 * project is to be built again, and never asks for those of the program. It prints what it read from the
 * configuration itself, so these are counted here and printed where they belong.
 */
function markFailure(program: ts.Program, findErrors: () => readonly ts.Diagnostic[]): void {
  const getConfigFileParsingDiagnostics = program.getConfigFileParsingDiagnostics.bind(program);
  program.getConfigFileParsingDiagnostics = () => {
    const errors = findErrors();
    const known = getConfigFileParsingDiagnostics();
    return errors.length === 0 ? known : [...known, ...errors];
  };
}

function isError({ category }: ts.Diagnostic): boolean {
  return category === ts.DiagnosticCategory.Error;
}
