import type { CommentText } from "./comment-text.js";
import { findCode } from "./find-code.js";
import { findFences, type CodeRange } from "./find-fences.js";
import type { SourceSpan } from "../diagnostics/source-span.js";
import { TAG_TABLE, type TagRole } from "./tag-table.js";

/** A tag at the start of a line with everything up to the next one. */
export interface BlockTag {
  /** Without the `@`. */
  readonly name: string;
  /** The `@` and the name. */
  readonly span: SourceSpan;
  readonly body: CommentText;
}

/** A comment in its parts. */
export interface SplitComment {
  /** Everything before the first block tag. */
  readonly opening: CommentText;
  readonly tags: readonly BlockTag[];
}

const INLINE_ROLES: ReadonlySet<TagRole> = new Set<TagRole>(["link", "literal", "file"]);
// A package (`@types/node`) or an address is a word of the text and no tag.
const TAG = /(?<=^|\s)@([A-Za-z][\w-]*(?::[A-Za-z][\w-]*)?)(?![\w/]|[.@-]\w)/g;

/**
 * Splits a cleaned comment into its opening block and its block tags. A tag starts a line outside of code
 * fences. An `@` in the middle of a line is text, with two exceptions that the compiler makes as well: a
 * known tag of a comment in one line, and a second constraint behind a first one.
 */
export function splitComment(comment: CommentText): SplitComment {
  const { text } = comment;
  const fences = findFences(text);
  const code = findCode(text);
  const matches = [...text.matchAll(TAG)].filter(({ index, 1: name = "" }) => {
    const before = text.slice(text.lastIndexOf("\n", index - 1) + 1, index);
    if (before.trim() === "") return !isInside(index, fences);
    return !isInside(index, code) && isTagWithinLine(name, before, !text.includes("\n"));
  });
  const tags = matches.map(({ index, 0: whole, 1: name = "" }, position) => {
    const bodyStart = index + whole.length;
    return {
      name,
      span: comment.span(index, bodyStart),
      body: comment.slice(bodyStart, matches[position + 1]?.index),
    };
  });
  return { opening: dedentOpening(comment.slice(0, matches[0]?.index)), tags };
}

/** A docstring brought over from Python has its summary on the first line and the rest indented. */
function dedentOpening(opening: CommentText): CommentText {
  return opening.dedent(/^.*\S.*\n[ \t]*\n/.test(opening.text) ? "second" : "first");
}

function isInside(index: number, ranges: readonly CodeRange[]): boolean {
  return ranges.some(({ start, end }) => index >= start && index < end);
}

function isTagWithinLine(name: string, before: string, isWholeComment: boolean): boolean {
  const rule = TAG_TABLE.get(name);
  if (!rule || INLINE_ROLES.has(rule.role)) return false;
  if (isWholeComment) return true;
  const [, first = ""] = /^\s*@(\w+)/.exec(before) ?? [];
  return rule.role === "keyword" && TAG_TABLE.get(first)?.role === "keyword";
}
