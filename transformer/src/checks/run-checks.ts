import type { CheckedTool } from "./checked-tool.js";
import { toolChecks } from "./index.js";

/** Looks at every tool of a program. What is found goes to each tool's reporter. */
export function runChecks(tools: readonly CheckedTool[]): void {
  for (const tool of tools) {
    for (const check of toolChecks) check(tool, tools);
  }
}
