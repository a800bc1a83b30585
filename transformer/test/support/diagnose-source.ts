import { analyzeProgram, type TransformerOptions } from "@toolmeta/transformer";
import { join } from "node:path";
import ts from "typescript";
import { createFixtureProgram } from "./compile-fixtures";
import { FIXTURES } from "./type-fixtures";

/** The name by which messages call the source. */
const FILE = "tools.ts";

/** One diagnostic: as the compiler prints it, and the text that it points at. */
export interface FoundDiagnostic {
  readonly id: string;
  readonly printed: string;
  readonly at: string;
  /** The texts that its related places point at. */
  readonly related: readonly string[];
}

/** Compiles one source in memory and gives what the transformer has to say about it. */
export function diagnoseSource(
  text: string,
  options: TransformerOptions = {},
  compilerOptions: Readonly<Record<string, unknown>> = {},
): readonly FoundDiagnostic[] {
  const file = join(FIXTURES, FILE);
  const program = createFixtureProgram([file], compilerOptions, new Map([[file, text]]));
  const complaints = ts.getPreEmitDiagnostics(program, program.getSourceFile(file));
  if (complaints[0]) {
    throw new Error(ts.flattenDiagnosticMessageText(complaints[0].messageText, "\n"));
  }
  return analyzeProgram(program, options).diagnostics.map((diagnostic) => {
    const { id, category, messageText, relatedInformation = [] } = diagnostic;
    const { line, character } = diagnostic.file.getLineAndCharacterOfPosition(diagnostic.start);
    const name = diagnostic.file.fileName === file ? FILE : diagnostic.file.fileName;
    const kind = category === ts.DiagnosticCategory.Error ? "error" : "warning";
    const message = ts.flattenDiagnosticMessageText(messageText, "\n");
    return {
      id,
      printed: `${name}(${String(line + 1)},${String(character + 1)}): ${kind} ${message}`,
      at: coveredText(diagnostic),
      related: relatedInformation.map(coveredText),
    };
  });
}

function coveredText({ file, start = 0, length = 0 }: ts.DiagnosticRelatedInformation): string {
  return file?.text.slice(start, start + length) ?? "";
}
