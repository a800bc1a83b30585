import type ts from "typescript";
import type { SourceSpan } from "../diagnostics/source-span.js";
import type { ToolBrief } from "./tool-brief.js";

/**
 * Where words of a description stand: in the method's own comment, else the option that gives the
 * description, else the method's name.
 */
export function locateWords(
  { descriptionAt, commentAt, methodAt }: ToolBrief,
  sourceFile: ts.SourceFile,
  pattern: RegExp,
): SourceSpan {
  if (descriptionAt !== undefined) return { sourceFile, ...descriptionAt };
  const { start = 0, length = 0 } = commentAt ?? {};
  const match = pattern.exec(sourceFile.text.slice(start, start + length));
  return match === null
    ? { sourceFile, ...methodAt }
    : { sourceFile, start: start + match.index, length: match[0].length };
}
