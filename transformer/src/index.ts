import { enterPlugin } from "./enter-plugin.js";

export { analyzeProgram, type ProgramAnalysis } from "./analyze-program.js";
export type { AnalyzedHalf, AnalyzedReviver, AnalyzedTool } from "./compile/analyzed-tool.js";
export type { DiagnosticCode, Severity } from "./diagnostics/catalogue.js";
export type { Severities } from "./diagnostics/severities.js";
export type { ToolDiagnostic } from "./diagnostics/tool-diagnostic.js";
export { renderToolText, type ListedTool } from "./render/render-tool-text.js";
export { transformProgram } from "./transform.js";
export type { TransformerOptions } from "./transformer-options.js";
export default enterPlugin;

// A language server calls the module itself, so the entry is the module and carries its exports.
module.exports = Object.defineProperties(
  enterPlugin,
  Object.getOwnPropertyDescriptors(module.exports as object),
);
