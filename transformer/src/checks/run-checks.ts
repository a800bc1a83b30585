import type { CheckedTool } from "./checked-tool.js";
import { toolChecks } from "./tool-checks.js";

/** Looks at every tool of a program. What is found goes to each tool's reporter. */
export function runChecks(tools: readonly CheckedTool[]): void {
  const byName = new Map<string, CheckedTool>();
  for (const tool of tools) {
    if (tool.name !== undefined && !byName.has(tool.name)) byName.set(tool.name, tool);
  }
  for (const tool of tools) {
    for (const check of toolChecks) check(tool, byName);
  }
}
