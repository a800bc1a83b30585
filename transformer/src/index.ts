export { analyzeProgram, type ProgramAnalysis } from "./analyze-program.js";
export type { AnalyzedTool, PlannedTool } from "./compile/analyzed-tool.js";
export type { DiagnosticCode, Severity } from "./diagnostics/catalogue.js";
export type { Severities } from "./diagnostics/severities.js";
export type { ToolDiagnostic } from "./diagnostics/tool-diagnostic.js";
export type { PlannedReviver } from "./schema/annotated-schema.js";
export { transformProgram, transformProgram as default } from "./transform.js";
export type { TransformerOptions } from "./transformer-options.js";
