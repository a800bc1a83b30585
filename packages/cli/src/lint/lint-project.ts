import { relative, sep } from "node:path";
import { analyzeProgram } from "@toolmeta/transformer";
import type { AnalyzedTool, ToolDiagnostic } from "@toolmeta/transformer";
import ts from "typescript";
import type { Finding, Place } from "./finding.js";
import type { LintedGroup, LintedTool } from "./linted-tool.js";
import { readProjects } from "./read-project.js";
import type { Project } from "./read-project.js";

/**
 * Reads the tools of a project, or of each of the projects it refers to when it has no files of its own.
 *
 * @throws UsageError when a project cannot be read.
 */
export function lintProjects(path: string): readonly LintedGroup[] {
  return readProjects(path).map(lintOne);
}

function lintOne({ file, program, options }: Project): LintedGroup {
  const { tools, diagnostics } = analyzeProgram(program, options);
  return {
    place: { file: toRelative(file), line: 1, column: 1 },
    tools: tools.map(toLintedTool),
    findings: diagnostics.map(toFinding),
  };
}

function toLintedTool({ name, description, compiled, ...tool }: AnalyzedTool): LintedTool {
  const { inputSchema, outputSchema } = compiled;
  return {
    name,
    description,
    inputSchema: { ...inputSchema },
    ...(outputSchema === undefined ? {} : { outputSchema: { ...outputSchema } }),
    place: { file: toRelative(tool.fileName), line: tool.line, column: tool.column },
  };
}

function toFinding({ id, category, messageText, file, start }: ToolDiagnostic): Finding {
  // The message already begins with the code.
  const text = ts.flattenDiagnosticMessageText(messageText, "\n").replace(`${id}: `, "");
  const { line, character } = file.getLineAndCharacterOfPosition(start);
  const place: Place = {
    file: toRelative(file.fileName),
    line: line + 1,
    column: character + 1,
  };
  const severity = category === ts.DiagnosticCategory.Error ? "error" : "warning";
  return { rule: id, severity, message: text, place };
}

function toRelative(file: string): string {
  return relative(process.cwd(), file).split(sep).join("/");
}
