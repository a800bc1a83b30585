import type ts from "typescript";

import type { SourceSpan } from "../diagnostics/source-span.js";

const LINE_INDENT = /^[ \t]*/;

/** Where a line of a text begins: in the text, and in the file. */
export interface LineStart {
  readonly index: number;
  readonly position: number;
}

/**
 * A text taken out of a comment that knows, for each of its characters, where it stands in the file. Every
 * step of the reading (cleaning, splitting, dedenting) makes a new one, so a position is never guessed.
 */
export class CommentText {
  readonly sourceFile: ts.SourceFile;
  readonly text: string;
  /** The lines of the whole text that this is a part of, from an offset on. */
  private readonly starts: readonly LineStart[];
  private readonly offset: number;

  constructor(sourceFile: ts.SourceFile, text: string, starts: readonly LineStart[], offset = 0) {
    this.sourceFile = sourceFile;
    this.text = text;
    this.starts = starts;
    this.offset = offset;
  }

  /** The part from one index to another. */
  slice(start: number, end: number = this.text.length): CommentText {
    const text = this.text.slice(start, end);
    return new CommentText(this.sourceFile, text, this.starts, this.offset + start);
  }

  /** Where the part from one index to another stands in the file, whole text by default. */
  span(start = 0, end: number = this.text.length): SourceSpan {
    const from = this.locate(start);
    const to = end > start ? this.locate(end - 1) + 1 : from;
    return { sourceFile: this.sourceFile, start: from, length: to - from };
  }

  /** The position in the file of a character, or of the end. */
  private locate(index: number): number {
    const at = this.offset + index;
    const line = this.starts.findLast((start) => start.index <= at);
    return line === undefined ? 0 : line.position + at - line.index;
  }

  /** The text without white space and line ends around it. */
  trim(): CommentText {
    const start = this.text.length - this.text.trimStart().length;
    return this.slice(start, Math.max(start, this.text.trimEnd().length));
  }

  /** Its lines without their ends. */
  lines(): CommentText[] {
    const lines: CommentText[] = [];
    let start = 0;
    for (const line of this.text.split("\n")) {
      lines.push(this.slice(start, start + line.length));
      start += line.length + 1;
    }
    return lines;
  }

  /**
   * The text without the indentation that all its lines share and without white space around it. Use
   * `"second"` where the first line starts behind something else, so that its indentation means nothing.
   */
  dedent(from: "first" | "second"): CommentText {
    const lines = this.lines();
    const margin = sharedIndent(lines.slice(from === "first" ? 0 : 1).map((line) => line.text));
    const kept = lines.map((line, index) =>
      from === "second" && index === 0 ? line : line.slice(Math.min(margin, line.text.length)),
    );
    return joinLines(this, kept).trim();
  }
}

function sharedIndent(lines: readonly string[]): number {
  const indents = lines
    .filter((line) => line.trim() !== "")
    .map((line) => LINE_INDENT.exec(line)?.[0] ?? "");
  let [shared = ""] = indents;
  for (const indent of indents) {
    while (!indent.startsWith(shared)) shared = shared.slice(0, -1);
  }
  return shared.length;
}

function joinLines(whole: CommentText, lines: readonly CommentText[]): CommentText {
  const starts: LineStart[] = [];
  let text = "";
  for (const [number, line] of lines.entries()) {
    if (number > 0) text += "\n";
    starts.push({ index: text.length, position: line.span(0, 0).start });
    text += line.text.trimEnd();
  }
  return new CommentText(whole.sourceFile, text, starts);
}
