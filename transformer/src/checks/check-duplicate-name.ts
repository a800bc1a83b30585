import type ts from "typescript";
import type { CheckedTool } from "./checked-tool.js";
import type { ToolCheck } from "./tool-check.js";

/** Two tools of one name cannot be served together. The later one is reported and points at the first. */
export const checkDuplicateName: ToolCheck = (checked, byName) => {
  const { name, source } = checked;
  const first = name === undefined ? undefined : byName.get(name);
  if (name === undefined || first === undefined || first === checked) return;
  source.reporter.report(
    "TM1004",
    nameNode(checked),
    { name, tool: source.tool, other: first.source.tool },
    [{ at: nameNode(first), text: `${first.source.tool} is called "${name}" here.` }],
  );
};

function nameNode({ source }: CheckedTool): ts.Node {
  return source.options.get("name")?.node ?? source.method.name;
}
