import type ts from "typescript";

type Emit = ts.Program["emit"];

/**
 * Makes a builder's emit complete. Under `isolatedModules` and `verbatimModuleSyntax` a builder takes a
 * file's JavaScript to depend on that file alone and emits only what changed; a compiled half depends on
 * the types of other files too. So when a builder emits a file, the files with tools are emitted with it,
 * each once for a program.
 */
export function emitToolFiles(
  emit: Emit,
  options: ts.CompilerOptions,
  findToolFiles: () => ReadonlySet<ts.SourceFile>,
): Emit {
  if (options.isolatedModules !== true && options.verbatimModuleSyntax !== true) return emit;
  const emitted = new Set<ts.SourceFile>();
  return (sourceFile, writeFile, cancellation, declarationsOnly, ...others) => {
    const emitOne = (file?: ts.SourceFile): ts.EmitResult =>
      emit(file, writeFile, cancellation, declarationsOnly, ...others);
    const result = emitOne(sourceFile);
    // A builder also asks for declarations alone, to see whether they changed.
    if (sourceFile === undefined || declarationsOnly) return result;
    emitted.add(sourceFile);
    const waiting = [...findToolFiles()].filter((file) => !emitted.has(file));
    waiting.forEach((file) => emitted.add(file));
    return waiting.map(emitOne).reduce(joinResults, result);
  };
}

function joinResults(a: ts.EmitResult, b: ts.EmitResult): ts.EmitResult {
  return {
    emitSkipped: a.emitSkipped || b.emitSkipped,
    diagnostics: [...a.diagnostics, ...b.diagnostics],
    ...(a.emittedFiles && { emittedFiles: [...a.emittedFiles, ...(b.emittedFiles ?? [])] }),
  };
}
