import type { ParameterTag } from "../jsdoc/method-documentation.js";
import type { CheckedTool } from "./checked-tool.js";
import type { ToolCheck } from "./tool-check.js";
import { memberNames, resolvePath } from "./resolve-path.js";
import { suggestName } from "../diagnostics/suggest-name.js";

/** The text of a `@param` that names nothing reaches no one. */
export const checkParameterTags: ToolCheck = (checked) => {
  const { reporter, documentation, tool } = checked.source;
  for (const tag of documentation.parameterTags) {
    const suggestion = findFault(tag, checked);
    if (suggestion === undefined) continue;
    reporter.report("TM2003", tag.span, { tool, name: tag.name, suggestion });
  }
};

/** What to write instead, where the tag names no parameter or no member of one. */
function findFault(
  { name, parameter, path }: ParameterTag,
  { source, inputSchema, isCompiled }: CheckedTool,
): string | undefined {
  if (parameter === undefined) return suggestName(name, parameterNames(source, inputSchema));
  if (path.length === 0 || inputSchema === undefined || !isCompiled) return undefined;
  const steps = name.split(".").slice(-path.length);
  const root = "text" in parameter.name ? [parameter.name.text] : [];
  const full = [...root, ...steps];
  // A context is no argument, and says nothing of its members.
  if (root.length > 0 && resolvePath(inputSchema, root).length === 0) return undefined;
  const missing = full.findIndex(
    (_, end) => resolvePath(inputSchema, full.slice(0, end + 1)).length === 0,
  );
  if (missing === -1) return undefined;
  const before = full.slice(0, missing);
  const known = memberNames(inputSchema, before).map((member) => [...before, member].join("."));
  return suggestName(full.slice(0, missing + 1).join("."), known);
}

function parameterNames(
  { method }: CheckedTool["source"],
  inputSchema: CheckedTool["inputSchema"],
): readonly string[] {
  const named = method.parameters.flatMap(({ name }) => ("text" in name ? [name.text] : []));
  const known = [...Object.keys(inputSchema?.properties ?? {}), ...named];
  return [...new Set(known)].filter((name) => name !== "this");
}
