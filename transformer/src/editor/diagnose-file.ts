import ts from "typescript";
import { createReporter } from "../diagnostics/create-reporter.js";
import { analyzeOnce } from "../hosts/analyze-once.js";
import { readSettings } from "../settings/read-settings.js";
import type { TransformerOptions } from "../transformer-options.js";

/** Toolmeta's diagnostics of one file, errors and warnings, in a program of an editor's compiler. */
export function diagnoseFile(
  program: ts.Program,
  fileName: string,
  options: TransformerOptions,
  editor: { readonly versionMajorMinor: string; readonly version: string },
): readonly ts.Diagnostic[] {
  const file = program.getSourceFile(fileName);
  if (file === undefined || file.isDeclarationFile) return [];
  // Each version numbers its flags in its own way, so one cannot read what another has checked.
  if (editor.versionMajorMinor !== ts.versionMajorMinor) {
    return reportVersion(file, options, editor.version);
  }
  return analyzeOnce(program, options).diagnostics.filter((diagnostic) => diagnostic.file === file);
}

/** At the first mention of `toolMeta`; a file without one has nothing to check. */
function reportVersion(
  sourceFile: ts.SourceFile,
  options: TransformerOptions,
  version: string,
): readonly ts.Diagnostic[] {
  const match = /@?\btoolMeta\b/.exec(sourceFile.text);
  if (match === null) return [];
  const reporter = createReporter(readSettings(options).options.diagnostics ?? {});
  const place = { sourceFile, start: match.index, length: match[0].length };
  reporter.report("TM2011", place, { editor: version, own: ts.version });
  return reporter.collect();
}
