import type { CheckedTool } from "./checked-tool.js";

/** The tools of a program by name; of several with one name, the first. */
export type ToolsByName = ReadonlyMap<string, CheckedTool>;

/** One look at one tool, beside the others of its program. What is found goes to the tool's reporter. */
export type ToolCheck = (tool: CheckedTool, byName: ToolsByName) => void;
