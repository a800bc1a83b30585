import type ts from "typescript";

import type { SourceSpan } from "../diagnostics/source-span.js";

const LINE_INDENT = /^[ \t]*/;

/**
 * A text taken out of a comment that knows, for each of its characters, where it stands in the file. Every
 * step of the reading (cleaning, splitting, dedenting) makes a new one, so a position is never guessed.
 */
export class CommentText {
  readonly sourceFile: ts.SourceFile;
  readonly text: string;
  /** One position for each character and one for the end, from an offset on: parts share the whole's. */
  private readonly positions: readonly number[];
  private readonly offset: number;

  constructor(sourceFile: ts.SourceFile, text: string, positions: readonly number[], offset = 0) {
    this.sourceFile = sourceFile;
    this.text = text;
    this.positions = positions;
    this.offset = offset;
  }

  /** The part from one index to another. */
  slice(start: number, end: number = this.text.length): CommentText {
    const text = this.text.slice(start, end);
    return new CommentText(this.sourceFile, text, this.positions, this.offset + start);
  }

  /** Where the part from one index to another stands in the file, whole text by default. */
  span(start = 0, end: number = this.text.length): SourceSpan {
    const from = this.positions[this.offset + start] ?? 0;
    const to = end > start ? (this.positions[this.offset + end - 1] ?? from) + 1 : from;
    return { sourceFile: this.sourceFile, start: from, length: to - from };
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
  const positions: number[] = [];
  const texts: string[] = [];
  for (const line of lines) {
    const text = line.text.trimEnd();
    for (let index = 0; index <= text.length; index += 1) positions.push(line.span(index).start);
    texts.push(text);
  }
  return new CommentText(whole.sourceFile, texts.join("\n"), positions);
}
