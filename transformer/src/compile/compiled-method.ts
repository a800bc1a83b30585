import type ts from "typescript";
import type { AnalyzedTool } from "./analyzed-tool.js";
import type { ToolSource } from "./tool-source.js";

/** A tool together with the syntax it was read from, which its checks point at and the emitter completes. */
export interface CompiledMethod {
  readonly source: ToolSource;
  readonly analyzed: AnalyzedTool;
  /** The classes whose instances are revived, by JSON pointer. */
  readonly classes: ReadonlyMap<string, ts.Symbol>;
}
