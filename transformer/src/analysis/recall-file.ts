import type ts from "typescript";
import type { ToolDiagnostic } from "../diagnostics/tool-diagnostic.js";
import type { FileAnalysis } from "./analyze-file.js";
import type { FileMemory } from "./file-memory.js";

/** A file's analysis as far as it is kept: without syntax and types. */
export type RecalledFile = Omit<FileAnalysis, "methods">;

/** What is kept of a file under its key; undefined when it has to be read. */
export function recallFile(
  file: ts.SourceFile,
  key: string,
  program: ts.Program,
  memory: FileMemory,
): RecalledFile | undefined {
  const kept = memory.get(file.fileName);
  if (kept?.key !== key) return undefined;
  const diagnostics: ToolDiagnostic[] = [];
  for (const { fileName, ...diagnostic } of kept.diagnostics) {
    const place = program.getSourceFile(fileName);
    if (place === undefined) return undefined;
    diagnostics.push({ ...diagnostic, file: place });
  }
  return { briefs: kept.briefs, diagnostics };
}
