import ts from "typescript";
import { createCheckedTool } from "./checks/create-checked-tool.js";
import { runChecks } from "./checks/run-checks.js";
import type { CompiledMethod } from "./compile/compiled-method.js";
import { compileTool } from "./compile/compile-tool.js";
import type { ToolSource } from "./compile/tool-source.js";
import { createReporter, type Reporter } from "./diagnostics/create-reporter.js";
import type { ToolDiagnostic } from "./diagnostics/tool-diagnostic.js";
import { findTools, type FoundTool } from "./discovery/find-tools.js";
import { readOptions } from "./discovery/read-options.js";
import { readMethodDocumentation } from "./jsdoc/read-method-documentation.js";
import { createSharedDefinitions } from "./schema/shared-definitions.js";
import { locateOption } from "./settings/locate-option.js";
import { readSettings } from "./settings/read-settings.js";
import type { TransformerOptions } from "./transformer-options.js";

/** The tools of a program with their syntax, and what is to be said about them. */
export interface ToolAnalysis {
  readonly methods: readonly CompiledMethod[];
  readonly diagnostics: readonly ToolDiagnostic[];
}

/** Reads and checks every tool of a program's own source files, in the order of files and positions. */
export function analyzeTools(program: ts.Program, options: TransformerOptions): ToolAnalysis {
  const settings = readSettings(options);
  const reporter = createReporter(settings.options.diagnostics ?? {});
  for (const { path, reason } of settings.faults) {
    const place = locateOption(program, options, path);
    reporter.report("TM1013", place, { option: path.join("."), reason });
  }
  const context = {
    checker: program.getTypeChecker(),
    reporter,
    settings: settings.options,
    shared: createSharedDefinitions(),
  };
  const methods = findAll(program, context.checker, reporter).flatMap(
    (found) => compileTool(readSource(found, context)) ?? [],
  );
  runChecks(methods.map(createCheckedTool));
  return { methods, diagnostics: reporter.collect() };
}

function findAll(
  program: ts.Program,
  checker: ts.TypeChecker,
  reporter: Reporter,
): readonly FoundTool[] {
  return program.getSourceFiles().flatMap((sourceFile) => {
    if (sourceFile.isDeclarationFile) return [];
    const found = findTools(sourceFile, checker, reporter);
    const [first] = found;
    if (first === undefined || isStrict(program)) return found;
    reporter.report("TM1012", first.call, { tool: `${first.className}.${first.methodName}` });
    return [];
  });
}

function readSource(
  found: FoundTool,
  context: Pick<ToolSource, "checker" | "reporter" | "settings" | "shared">,
): ToolSource {
  return {
    ...found,
    ...context,
    tool: `${found.className}.${found.methodName}`,
    documentation: readMethodDocumentation(found.method, context.checker),
    options: readOptions(found.call, context.checker),
  };
}

/** Strictness is the default since TypeScript 6. */
function isStrict(program: ts.Program): boolean {
  const byDefault = Number.parseInt(ts.versionMajorMinor, 10) >= 6;
  const { strict = byDefault, strictNullChecks = strict } = program.getCompilerOptions();
  return strictNullChecks;
}
