import ts from "typescript";

/**
 * Prints warnings in the compiler's own format. They cannot go the way of errors: `tsc` exits with a
 * failure for a diagnostic of any category.
 */
export function printWarnings(diagnostics: readonly ts.Diagnostic[], program: ts.Program): void {
  const warnings = diagnostics.filter(({ category }) => category === ts.DiagnosticCategory.Warning);
  if (warnings.length === 0) return;
  const host: ts.FormatDiagnosticsHost = {
    getCanonicalFileName: (fileName) => fileName,
    getCurrentDirectory: () => program.getCurrentDirectory(),
    getNewLine: () => ts.sys.newLine,
  };
  const { pretty = ts.sys.writeOutputIsTTY?.() ?? false } = program.getCompilerOptions();
  const format = pretty ? ts.formatDiagnosticsWithColorAndContext : ts.formatDiagnostics;
  ts.sys.write(format(warnings, host));
}
