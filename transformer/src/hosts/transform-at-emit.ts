import ts from "typescript";
import { printWarnings } from "../diagnostics/print-warnings.js";
import { completeDecorators } from "../emit/complete-decorators.js";
import type { TransformerOptions } from "../transformer-options.js";
import { analyzeOnce } from "./analyze-once.js";

/** What ts-patch hands to a plugin that runs at emit. */
export interface EmitExtras {
  readonly addDiagnostic: (diagnostic: ts.Diagnostic) => number;
}

/** Completes the decorators of files that are emitted, and adds Toolmeta's errors to those of the emit. */
export function transformAtEmit(
  program: ts.Program,
  options: TransformerOptions,
  { addDiagnostic }: EmitExtras,
): ts.TransformerFactory<ts.SourceFile> {
  const { methodsOf } = analyzeOnce(program, options, ({ diagnostics }) => {
    diagnostics
      .filter(({ category }) => category === ts.DiagnosticCategory.Error)
      .forEach(addDiagnostic);
    printWarnings(diagnostics, program);
  });
  return completeDecorators(methodsOf, program.getTypeChecker());
}
