import type { CommentText } from "./comment-text.js";
import { findFences } from "./find-fences.js";
import type { SourceSpan } from "./source-span.js";

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

// A package (`@types/node`) or an address is a word of the text and no tag.
const TAG = /^([ \t]*)@([A-Za-z][\w-]*(?::[A-Za-z][\w-]*)?)(?![\w/]|[.@-]\w)/gm;

/**
 * Splits a cleaned comment into its opening block and its block tags. A tag starts a line outside of code
 * fences; an `@` anywhere else is text.
 */
export function splitComment(comment: CommentText): SplitComment {
  const fences = findFences(comment.text);
  const matches = [...comment.text.matchAll(TAG)].filter(
    ({ index }) => !fences.some((fence) => index >= fence.start && index < fence.end),
  );
  const tags = matches.map((match, position) => {
    const [whole, indent = "", name = ""] = match;
    const bodyStart = match.index + whole.length;
    return {
      name,
      span: comment.span(match.index + indent.length, bodyStart),
      body: comment.slice(bodyStart, matches[position + 1]?.index),
    };
  });
  return { opening: comment.slice(0, matches[0]?.index).dedent("first"), tags };
}
