import type ts from "typescript";
import type { ToolAnalysis } from "../analyze-tools.js";

type Emit = ts.Program["emit"];

/**
 * Makes a builder's emit complete. Under `isolatedModules` and `verbatimModuleSyntax` a builder takes a
 * file's JavaScript to depend on that file alone and emits only what changed; a compiled half depends on
 * the types of other files too. So when a builder emits a file, the files with tools for which something
 * changed are emitted with it, each once for a program.
 */
export function emitToolFiles(
  emit: Emit,
  options: ts.CompilerOptions,
  analyze: () => ToolAnalysis,
): Emit {
  const tried = new Set<ts.SourceFile>();
  const isIsolated = options.isolatedModules === true || options.verbatimModuleSyntax === true;
  return (sourceFile, writeFile, cancellation, declarationsOnly, ...others) => {
    const emitOne = (file?: ts.SourceFile): ts.EmitResult => {
      if (file !== undefined) tried.add(file);
      const result = emit(file, writeFile, cancellation, declarationsOnly, ...others);
      // A builder also asks for declarations alone, to see whether they changed.
      if (declarationsOnly || result.emitSkipped) return result;
      (file === undefined ? analyze().files : [file]).forEach(analyze().noteEmit);
      return result;
    };
    const result = emitOne(sourceFile);
    if (sourceFile === undefined || declarationsOnly || !isIsolated) return result;
    const { files, isPending } = analyze();
    const waiting = files.filter((file) => isPending(file) && !tried.has(file));
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
