import type { CommentText } from "./comment-text.js";
import { normaliseName } from "./normalise-name.js";
import { skipBrackets } from "./skip-brackets.js";
import { skipType } from "./skip-type.js";
import type { SourceSpan } from "../diagnostics/source-span.js";

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
  const end = skipType(text, bracketed ? skipBrackets(text, start) : nameEnd);
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
