import type { CommentText } from "./comment-text.js";
import { normaliseName } from "./normalise-name.js";
import type { SourceSpan } from "./source-span.js";

/** The name and the text of a `@param` tag or of an entry of `Args:`. */
export interface NamedText {
  /** The dotted name, without `[]` notations. */
  readonly name: string;
  readonly span: SourceSpan;
  readonly text: CommentText;
}

const NAME =
  /(?:\.\.\.|\*{1,2})?["'`]?[\p{L}_$](?:[\p{L}\p{N}_$]|[.-](?=[\p{L}\p{N}_$])|\?(?=\.)|\[\w*\])*["'`]?/uy;
const SEPARATOR = /(?:-{1,2}|[–—:])(?=\s|$)/y;

/**
 * Reads the body of a `@param` tag: `name - text`, `name text`, `{T} name text`, `[name=default] text`. The
 * first dash is notation only behind the name and before a space. Undefined where no name is given.
 */
export function readParameterTag(body: CommentText): NamedText | undefined {
  const { text } = body;
  const start = skipType(text, skip(text, 0, /\s*/y));
  const bracketed = text.charAt(start) === "[";
  const nameStart = bracketed ? skip(text, start + 1, /\s*/y) : start;
  const nameEnd = skip(text, nameStart, NAME);
  const name = normaliseName(text.slice(nameStart, nameEnd));
  if (name === "") return undefined;
  const end = skipType(text, bracketed ? skipBalanced(text, start) : nameEnd);
  const textStart = skip(text, skip(text, end, /[ \t]*/y), SEPARATOR);
  return {
    name,
    span: body.span(nameStart, nameEnd),
    text: body.slice(textStart).dedent("second"),
  };
}

function skip(text: string, index: number, pattern: RegExp): number {
  pattern.lastIndex = index;
  const match = pattern.exec(text);
  return match ? index + match[0].length : index;
}

/** A `{type}`, but not an inline tag such as `{@minimum 1}`. */
function skipType(text: string, index: number): number {
  const start = skip(text, index, /[ \t]*/y);
  if (text.charAt(start) !== "{" || text.charAt(start + 1) === "@") return index;
  return skip(text, skipBalanced(text, start), /\s*/y);
}

/** The index behind the bracket that closes the one at `start`; the end of the line where none does. */
function skipBalanced(text: string, start: number): number {
  const open = text.charAt(start);
  const close = open === "{" ? "}" : "]";
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    const char = text.charAt(index);
    if (char === open) depth += 1;
    if (char === close) depth -= 1;
    if (depth === 0) return index + 1;
  }
  return skip(text, start, /.*/y);
}
