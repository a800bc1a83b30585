import ts from "typescript";

import { isLibraryFile } from "../checker/is-library-file.js";
import type { SourceSpan } from "../diagnostics/source-span.js";

const OPENERS = new Set(["{", "(", "[", "<"]);

/**
 * Finds the comment that documents a declaration: the last `/** … *\/` block before it. It also finds the
 * ones that the compiler does not attach: on the same line as the token before the declaration, between
 * its decorators and its name, and at the end of a member's own line.
 */
export function findDocComment(declaration: ts.Node): SourceSpan | undefined {
  const node = commentOwner(declaration);
  if (node.pos < 0) return undefined;
  const sourceFile = node.getSourceFile();
  if (isLibraryFile(sourceFile)) return undefined;
  const range =
    commentsBefore(node, sourceFile).at(-1) ??
    commentsAfterDecorators(node, sourceFile).at(-1) ??
    commentsBehind(node, sourceFile).at(-1);
  return range && { sourceFile, start: range.pos, length: range.end - range.pos };
}

/** The comment of `const read = () => …` stands before the whole statement. */
function commentOwner(declaration: ts.Node): ts.Node {
  if (!ts.isVariableDeclaration(declaration)) return declaration;
  const statement = declaration.parent.parent;
  return ts.isVariableStatement(statement) ? statement : declaration;
}

function commentsBefore(node: ts.Node, sourceFile: ts.SourceFile): ts.CommentRange[] {
  const { text } = sourceFile;
  const sameLine = docComments(ts.getTrailingCommentRanges(text, node.pos), text).filter(
    (comment) =>
      OPENERS.has(text.charAt(node.pos - 1)) ||
      hasLineBreak(text, comment.pos, comment.end) ||
      !hasLineBreak(text, comment.end, node.getStart(sourceFile)),
  );
  return [...sameLine, ...docComments(ts.getLeadingCommentRanges(text, node.pos), text)];
}

function commentsAfterDecorators(node: ts.Node, sourceFile: ts.SourceFile): ts.CommentRange[] {
  const decorators = ts.canHaveDecorators(node) ? (ts.getDecorators(node) ?? []) : [];
  return decorators.flatMap((decorator) => [
    ...docComments(ts.getTrailingCommentRanges(sourceFile.text, decorator.end), sourceFile.text),
    ...docComments(ts.getLeadingCommentRanges(sourceFile.text, decorator.end), sourceFile.text),
  ]);
}

/** `size: number; /** In bytes. *\/` at the end of a line. */
function commentsBehind(node: ts.Node, sourceFile: ts.SourceFile): ts.CommentRange[] {
  if (!isDataMember(node)) return [];
  const { text } = sourceFile;
  const end = node.end + (text.charAt(node.end) === "," ? 1 : 0);
  return docComments(ts.getTrailingCommentRanges(text, end), text).filter(
    (comment) =>
      !hasLineBreak(text, comment.pos, comment.end) &&
      /^\s*?(?:\n|\r|[}),;]|$)/.test(text.slice(comment.end)),
  );
}

function isDataMember(node: ts.Node): boolean {
  return (
    ts.isPropertySignature(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isEnumMember(node) ||
    ts.isParameter(node)
  );
}

function docComments(ranges: ts.CommentRange[] | undefined, text: string): ts.CommentRange[] {
  return (ranges ?? []).filter(
    ({ pos, end }) => text.startsWith("/**", pos) && text.charAt(pos + 3) !== "/" && end - pos > 4,
  );
}

function hasLineBreak(text: string, start: number, end: number): boolean {
  return /[\r\n]/.test(text.slice(start, end));
}
