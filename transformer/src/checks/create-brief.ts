import type ts from "typescript";
import { findDocComment } from "../jsdoc/find-doc-comment.js";
import type { CheckedTool } from "./checked-tool.js";
import type { BriefSpan, ToolBrief } from "./tool-brief.js";

/** Takes of a tool what the others of its program are compared with. */
export function createBrief({ source, name, description }: CheckedTool): ToolBrief {
  const { tool, method, options } = source;
  const comment = findDocComment(method);
  return {
    tool,
    name,
    description,
    methodAt: spanOf(method.name),
    nameAt: spanOf(options.get("name")?.node),
    descriptionAt: spanOf(options.get("description")?.node),
    commentAt: comment && { start: comment.start, length: comment.length },
  };
}

function spanOf(node: ts.Node): BriefSpan;
function spanOf(node: ts.Node | undefined): BriefSpan | undefined;
function spanOf(node: ts.Node | undefined): BriefSpan | undefined {
  if (node === undefined) return undefined;
  const start = node.getStart();
  return { start, length: node.getEnd() - start };
}
