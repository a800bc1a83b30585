import { CommentText, type LineStart } from "./comment-text.js";
import type { SourceSpan } from "../diagnostics/source-span.js";

// Bold text at the start of a line without a star of its own keeps its stars.
const STAR = /^[ \t]*(?!\*\*[^\s*].*\*\*)\*[ \t]?/;

interface Line {
  start: number;
  end: number;
}

/**
 * Takes the notation off a comment: the delimiters, the column of stars, carriage returns and white space
 * at line ends. The indentation of the text itself stays.
 */
export function cleanComment(comment: SourceSpan): CommentText {
  const { sourceFile, start, length } = comment;
  const file = sourceFile.text;
  const [first, ...rest] = splitLines(file, start + 3, start + length - 2);
  if (!first) return new CommentText(sourceFile, "", [{ index: 0, position: start }]);
  stripDelimiters(file, first, rest.at(-1) ?? first);
  if (hasStarColumn(file, rest)) {
    const indent = leadingSpace(file, file.lastIndexOf("\n", start) + 1, start).length;
    for (const line of rest) stripStar(file, line, indent + 3);
  } else {
    for (const line of rest) stripAlignedStar(file, line, start);
    stripMargin(file, rest);
  }
  return joinLines(comment, [first, ...rest]);
}

function splitLines(file: string, start: number, end: number): Line[] {
  const lines: Line[] = [];
  let from = start;
  for (const match of file.slice(start, end).matchAll(/\r\n|\r|\n/g)) {
    lines.push({ start: from, end: start + match.index });
    from = start + match.index + match[0].length;
  }
  lines.push({ start: from, end });
  return lines;
}

/** Takes off the further stars of `/***` and `**\/` and the white space before the first word. */
function stripDelimiters(file: string, first: Line, last: Line): void {
  const opening = /^\*+(?=\s|$)/.exec(file.slice(first.start, first.end));
  first.start += opening?.[0].length ?? 0;
  first.start += leadingSpace(file, first.start, first.end).length;
  const closing = /(?:^|\s)\*+$/.exec(file.slice(last.start, last.end));
  last.end -= closing?.[0].length ?? 0;
  last.end = Math.max(last.start, last.end);
}

/** A star at the start of a line is notation where the first line or an otherwise empty line has one. */
function hasStarColumn(file: string, lines: readonly Line[]): boolean {
  const texts = lines.map((line) => file.slice(line.start, line.end).trim()).filter(Boolean);
  return texts[0]?.startsWith("*") === true || texts.includes("*");
}

function stripStar(file: string, line: Line, indent: number): void {
  const match = STAR.exec(file.slice(line.start, line.end));
  line.start += match
    ? match[0].length
    : Math.min(indent, leadingSpace(file, line.start, line.end).length);
}

/** A lone star right below the first one of the delimiter is notation even where other lines have none. */
function stripAlignedStar(file: string, line: Line, commentStart: number): void {
  const column = commentStart - (file.lastIndexOf("\n", commentStart) + 1) + 1;
  if (file.charAt(line.start + column) !== "*") return;
  if (leadingSpace(file, line.start, line.end).length === column) line.start += column + 1;
}

function stripMargin(file: string, lines: readonly Line[]): void {
  const full = lines.filter((line) => file.slice(line.start, line.end).trim() !== "");
  const indents = full.map((line) => leadingSpace(file, line.start, line.end).length);
  const margin = Math.min(...indents);
  for (const line of full) line.start += margin;
}

function leadingSpace(file: string, start: number, end: number): string {
  return /^[ \t]*/.exec(file.slice(start, end))?.[0] ?? "";
}

function joinLines({ sourceFile }: SourceSpan, lines: readonly Line[]): CommentText {
  const starts: LineStart[] = [];
  let text = "";
  for (const [number, { start, end }] of lines.entries()) {
    if (number > 0) text += "\n";
    starts.push({ index: text.length, position: start });
    text += sourceFile.text.slice(start, end).trimEnd();
  }
  return new CommentText(sourceFile, text, starts);
}
