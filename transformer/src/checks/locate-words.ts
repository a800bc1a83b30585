import type ts from "typescript";
import type { ToolSource } from "../compile/tool-source.js";
import { findDocComment } from "../jsdoc/find-doc-comment.js";
import type { SourceSpan } from "../diagnostics/source-span.js";

/**
 * Where words of a description stand: in the method's own comment, else the option that gives the
 * description, else the method's name.
 */
export function locateWords(
  { method, options }: ToolSource,
  pattern: RegExp,
): SourceSpan | ts.Node {
  const option = options.get("description");
  if (option !== undefined) return option.node;
  const comment = findDocComment(method);
  if (comment === undefined) return method.name;
  const { sourceFile, start, length } = comment;
  const match = pattern.exec(sourceFile.text.slice(start, start + length));
  return match === null
    ? method.name
    : { sourceFile, start: start + match.index, length: match[0].length };
}
