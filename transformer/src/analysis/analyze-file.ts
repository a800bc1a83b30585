import ts from "typescript";
import { createBrief } from "../checks/create-brief.js";
import { createCheckedTool } from "../checks/create-checked-tool.js";
import { runToolChecks } from "../checks/run-checks.js";
import type { ToolBrief } from "../checks/tool-brief.js";
import type { CompiledMethod } from "../compile/compiled-method.js";
import { compileTool } from "../compile/compile-tool.js";
import type { ToolSource } from "../compile/tool-source.js";
import { createReporter, type Reporter } from "../diagnostics/create-reporter.js";
import type { ToolDiagnostic } from "../diagnostics/tool-diagnostic.js";
import { findTools, type FoundTool } from "../discovery/find-tools.js";
import { readOptions } from "../discovery/read-options.js";
import { readMethodDocumentation } from "../jsdoc/read-method-documentation.js";
import type { SharedDefinitions } from "../schema/shared-definitions.js";
import type { TransformerOptions } from "../transformer-options.js";

/** What the files of one program have in common. */
export interface ProgramContext {
  readonly program: ts.Program;
  readonly settings: TransformerOptions;
  readonly shared: SharedDefinitions;
}

/** The tools of one file, and what is to be said of each by itself. */
export interface FileAnalysis {
  readonly methods: readonly CompiledMethod[];
  readonly briefs: readonly ToolBrief[];
  readonly diagnostics: readonly ToolDiagnostic[];
}

/** Reads and checks the tools of one file, in the order of the text. */
export function analyzeFile(sourceFile: ts.SourceFile, context: ProgramContext): FileAnalysis {
  const { program, settings, shared } = context;
  const checker = program.getTypeChecker();
  const reporter = createReporter(settings.diagnostics ?? {});
  const methods = findStrict(sourceFile, program, checker, reporter).flatMap((found) => {
    const source: ToolSource = {
      ...found,
      tool: nameTool(found),
      documentation: readMethodDocumentation(found.method, checker),
      options: readOptions(found.call, checker),
      checker,
      reporter,
      settings,
      shared,
    };
    return compileTool(source) ?? [];
  });
  const tools = methods.map(createCheckedTool);
  runToolChecks(tools);
  return { methods, briefs: tools.map(createBrief), diagnostics: reporter.collect() };
}

function findStrict(
  sourceFile: ts.SourceFile,
  program: ts.Program,
  checker: ts.TypeChecker,
  reporter: Reporter,
): readonly FoundTool[] {
  const found = findTools(sourceFile, checker, reporter);
  const [first] = found;
  if (first === undefined || isStrict(program)) return found;
  reporter.report("TM1012", first.call, { tool: nameTool(first) });
  return [];
}

function nameTool({ className, methodName }: FoundTool): string {
  return `${className}.${methodName}`;
}

/** Strictness is the default since TypeScript 6. */
function isStrict(program: ts.Program): boolean {
  const byDefault = Number.parseInt(ts.versionMajorMinor, 10) >= 6;
  const { strict = byDefault, strictNullChecks = strict } = program.getCompilerOptions();
  return strictNullChecks;
}
