import type { LineRange } from "./line-range.js";

/**
 * The first or the last lines of a text, with their line ends. A line end at the very end of the text
 * begins no further line.
 *
 * @returns Undefined when the text may have fewer lines: it ends, or begins, before the count is reached.
 */
export function sliceLines(text: string, { head, tail }: LineRange): string | undefined {
  if (head !== undefined) return firstLines(text, head);
  return tail === undefined ? text : lastLines(text, tail);
}

function firstLines(text: string, count: number): string | undefined {
  let end = 0;
  for (let line = 0; line < count; line++) {
    end = text.indexOf("\n", end) + 1;
    if (end === 0) return undefined;
  }
  return text.slice(0, end);
}

function lastLines(text: string, count: number): string | undefined {
  let start = text.endsWith("\n") ? text.length - 1 : text.length;
  for (let line = 0; line < count; line++) {
    start = start === 0 ? -1 : text.lastIndexOf("\n", start - 1);
    if (start === -1) return undefined;
  }
  return text.slice(start + 1);
}
