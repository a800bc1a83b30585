import type ts from "typescript";
import type { Reporter } from "../diagnostics/create-reporter.js";
import type { CheckedTool } from "./checked-tool.js";
import type { ToolBrief } from "./tool-brief.js";

/** One look at one tool by itself. What is found goes to the tool's reporter. */
export type ToolCheck = (tool: CheckedTool) => void;

/** A tool among the others of its program. */
export interface NeighbourTool extends ToolBrief {
  readonly sourceFile: ts.SourceFile;
}

/** The tools of a program by name; of several with one name, the first. */
export type ToolsByName = ReadonlyMap<string, NeighbourTool>;

/** One look at one tool beside the others of its program. */
export type ProgramCheck = (tool: NeighbourTool, byName: ToolsByName, reporter: Reporter) => void;
