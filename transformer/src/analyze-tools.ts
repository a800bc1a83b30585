import type ts from "typescript";
import { analyzeFile, type FileAnalysis } from "./analysis/analyze-file.js";
import { createFileKeys } from "./analysis/create-file-keys.js";
import type { FileMemory } from "./analysis/file-memory.js";
import { keepFile } from "./analysis/keep-file.js";
import { recallFile, type RecalledFile } from "./analysis/recall-file.js";
import { runProgramChecks } from "./checks/run-checks.js";
import type { CompiledMethod } from "./compile/compiled-method.js";
import { createReporter } from "./diagnostics/create-reporter.js";
import { joinDiagnostics } from "./diagnostics/join-diagnostics.js";
import type { ToolDiagnostic } from "./diagnostics/tool-diagnostic.js";
import { createSharedDefinitions } from "./schema/shared-definitions.js";
import { locateOption } from "./settings/locate-option.js";
import { readSettings, type Settings } from "./settings/read-settings.js";
import type { TransformerOptions } from "./transformer-options.js";

/** The tools of a program, file by file, and what is to be said about them. */
export interface ToolAnalysis {
  /** In the order of files and positions. */
  readonly diagnostics: readonly ToolDiagnostic[];
  /** The program's own files, in its order. */
  readonly files: readonly ts.SourceFile[];
  /** How many of them were read, and not recalled from an earlier program. */
  readonly filesRead: number;
  /** The tools of a file, in the order of the text. A file that was recalled is read now. */
  readonly methodsOf: (file: ts.SourceFile) => readonly CompiledMethod[];
  /** Whether a file has tools whose JavaScript may be out of date. */
  readonly isPending: (file: ts.SourceFile) => boolean;
  /** Notes that the JavaScript of a file is up to date. */
  readonly noteEmit: (file: ts.SourceFile) => void;
}

/**
 * Reads and checks every tool of a program's own source files. What `memory` has of a file is recalled when
 * nothing changed that the file depends on, and what is read is kept there.
 */
export function analyzeTools(
  program: ts.Program,
  options: TransformerOptions,
  memory: FileMemory = new Map(),
): ToolAnalysis {
  const settings = readSettings(options);
  const context = { program, settings: settings.options, shared: createSharedDefinitions() };
  const files = program.getSourceFiles().filter(({ isDeclarationFile }) => !isDeclarationFile);
  const keyOf = createFileKeys(program, context.settings);
  const found = new Map<ts.SourceFile, FileAnalysis | RecalledFile>();
  for (const file of files) {
    const key = keyOf(file);
    const recalled = recallFile(file, key, program, memory);
    const read = recalled ?? analyzeFile(file, context);
    if (recalled === undefined) keepFile(file, key, read, memory);
    found.set(file, read);
  }
  return {
    diagnostics: joinDiagnostics([
      ...[...found.values()].flatMap(({ diagnostics }) => diagnostics),
      ...diagnoseProgram(program, options, settings, found),
    ]),
    files,
    filesRead: [...found.values()].filter((analysis) => "methods" in analysis).length,
    methodsOf(file) {
      const analysis = found.get(file);
      if (analysis === undefined || analysis.briefs.length === 0) return [];
      if ("methods" in analysis) return analysis.methods;
      const read = analyzeFile(file, context);
      found.set(file, read);
      return read.methods;
    },
    isPending: (file) =>
      (found.get(file)?.briefs.length ?? 0) > 0 && memory.get(file.fileName)?.isEmitted !== true,
    noteEmit(file) {
      const kept = memory.get(file.fileName);
      if (kept !== undefined) kept.isEmitted = true;
    },
  };
}

/** What is to be said of the settings, and of tools beside one another. */
function diagnoseProgram(
  program: ts.Program,
  options: TransformerOptions,
  settings: Settings,
  found: ReadonlyMap<ts.SourceFile, RecalledFile>,
): readonly ToolDiagnostic[] {
  const reporter = createReporter(settings.options.diagnostics ?? {});
  for (const { path, reason } of settings.faults) {
    const place = locateOption(program, options, path);
    reporter.report("TM1013", place, { option: path.join("."), reason });
  }
  const tools = [...found].flatMap(([sourceFile, { briefs }]) =>
    briefs.map((brief) => ({ ...brief, sourceFile })),
  );
  runProgramChecks(tools, reporter);
  return reporter.collect();
}
