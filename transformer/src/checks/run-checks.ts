import type { Reporter } from "../diagnostics/create-reporter.js";
import type { CheckedTool } from "./checked-tool.js";
import type { NeighbourTool } from "./tool-check.js";
import { programChecks, toolChecks } from "./tool-checks.js";

/** Looks at each tool by itself. What is found goes to each tool's reporter. */
export function runToolChecks(tools: readonly CheckedTool[]): void {
  for (const tool of tools) {
    for (const check of toolChecks) check(tool);
  }
}

/** Looks at every tool of a program beside the others. */
export function runProgramChecks(tools: readonly NeighbourTool[], reporter: Reporter): void {
  const byName = new Map<string, NeighbourTool>();
  for (const tool of tools) {
    if (tool.name !== undefined && !byName.has(tool.name)) byName.set(tool.name, tool);
  }
  for (const tool of tools) {
    for (const check of programChecks) check(tool, byName, reporter);
  }
}
