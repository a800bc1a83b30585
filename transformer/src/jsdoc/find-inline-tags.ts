import type { CommentText } from "./comment-text.js";
import { findCode } from "./find-code.js";
import type { SourceSpan } from "../diagnostics/source-span.js";

/** One `{@name body}` in a text. */
export interface InlineTag {
  readonly name: string;
  readonly body: CommentText;
  /** Indices in the text it was found in. */
  readonly start: number;
  readonly end: number;
  /** The whole tag with its braces. */
  readonly span: SourceSpan;
}

const START = /(?<!\\)\{@([A-Za-z][\w-]*)(?=[\s}])/g;

/** Finds the inline tags of a text, in order, outside of its code. One that is not closed is text. */
export function findInlineTags(source: CommentText): InlineTag[] {
  const { text } = source;
  const code = findCode(text);
  const tags: InlineTag[] = [];
  for (const match of text.matchAll(START)) {
    const start = match.index;
    if (code.some((range) => start >= range.start && start < range.end)) continue;
    if (start < (tags.at(-1)?.end ?? 0)) continue;
    const end = closingBrace(text, start);
    if (end === undefined) continue;
    tags.push({
      name: match[1] ?? "",
      body: source.slice(start + match[0].length, end).trim(),
      start,
      end: end + 1,
      span: source.span(start, end + 1),
    });
  }
  return tags;
}

/** Braces inside are balanced, as in `{@pattern ^[a-z]{2}$}`; an escaped one does not count. */
function closingBrace(text: string, start: number): number | undefined {
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    const char = text.charAt(index);
    if (char === "\\") index += 1;
    else if (char === "{") depth += 1;
    else if (char === "}") depth -= 1;
    if (depth === 0 && char === "}") return index;
  }
  return undefined;
}
