import type { SourceSpan } from "../diagnostics/source-span.js";
import type { NeighbourTool, ProgramCheck } from "./tool-check.js";

/** Two tools of one name cannot be served together. The later one is reported and points at the first. */
export const checkDuplicateName: ProgramCheck = (tool, byName, reporter) => {
  const { name } = tool;
  const first = name === undefined ? undefined : byName.get(name);
  if (name === undefined || first === undefined || first === tool) return;
  reporter.report("TM1004", nameSpan(tool), { name, tool: tool.tool, other: first.tool }, [
    { at: nameSpan(first), text: `${first.tool} is called "${name}" here.` },
  ]);
};

function nameSpan({ sourceFile, nameAt, methodAt }: NeighbourTool): SourceSpan {
  return { sourceFile, ...(nameAt ?? methodAt) };
}
