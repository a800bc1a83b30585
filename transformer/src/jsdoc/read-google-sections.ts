import type { CommentText } from "./comment-text.js";
import { findFences, type CodeRange } from "./find-fences.js";
import { normaliseName } from "./normalise-name.js";
import type { NamedText } from "./read-parameter-tag.js";
import { SECTION_TABLE } from "./section-table.js";

/** A docstring in its parts. */
export interface GoogleSections {
  /** What is left when the sections are taken out, in order. */
  readonly description: readonly CommentText[];
  readonly parameters: readonly NamedText[];
  readonly returns?: CommentText;
}

interface Line {
  readonly text: string;
  readonly start: number;
  readonly code: boolean;
}

const HEADING = /^([ \t]*)([A-Z][a-z]+(?: [A-Z][a-z]+)?):[ \t]*(.*)$/;
const ANY_HEADING = /^[ \t]*[A-Z][A-Za-z ]*:[ \t]*$/;
const ENTRY =
  /^([ \t]*(?:[-*+][ \t]+)?)((?:\*{1,2}|\.\.\.)?["'`]?[\p{L}_$][\p{L}\p{N}_$.[\]-]*["'`]?(?:\*\*)?)(?:[ \t]*\((?:[^()\n]|\([^()\n]*\))*\))?[ \t]*(?::|[ \t]-{1,2}|[ \t][–—])(?=\s|$)/u;

/**
 * Reads the sections of a Google-style docstring (`Args:`, `Returns:`, …) from the text of a comment that
 * has no block tags. A heading without readable entries stays a part of the description.
 */
export function readGoogleSections(opening: CommentText): GoogleSections {
  const lines = markLines(opening, findFences(opening.text));
  const description: CommentText[] = [];
  const parameters: NamedText[] = [];
  let returns: CommentText | undefined;
  let from = 0;
  for (let index = 0; index < lines.length; index += 1) {
    const section = readHeading(lines, index);
    if (!section) continue;
    const body = opening.slice(section.bodyStart, lines[section.end]?.start);
    const entries = section.role === "parameter" ? readEntries(body) : [];
    if (section.role === "parameter" && !entries.length && !isNone(body.text)) continue;
    if (section.role === "returns") returns ??= body.dedent(section.inline ? "second" : "first");
    parameters.push(...entries);
    description.push(opening.slice(from, lines[index]?.start).dedent("first"));
    from = lines[section.end]?.start ?? opening.text.length;
    index = section.end - 1;
  }
  description.push(opening.slice(from).dedent("first"));
  return { description, parameters, returns };
}

function markLines(opening: CommentText, fences: readonly CodeRange[]): Line[] {
  let start = 0;
  return opening.text.split("\n").map((text) => {
    const at = start;
    start += text.length + 1;
    return { text, start: at, code: fences.some((fence) => at >= fence.start && at < fence.end) };
  });
}

interface Section {
  readonly role: "parameter" | "returns" | "dropped";
  readonly bodyStart: number;
  /** The text starts on the line of the heading. */
  readonly inline: boolean;
  /** Index of the first line behind the section. */
  readonly end: number;
}

function readHeading(lines: readonly Line[], index: number): Section | undefined {
  const line = lines[index];
  const [, indent = "", name = "", text = ""] = HEADING.exec(line?.text ?? "") ?? [];
  const role = SECTION_TABLE.get(name);
  if (!line || line.code || !role || indent.length > margin(lines)) return undefined;
  const inline = text !== "";
  if (inline && role === "parameter") return undefined;
  const textStart = line.start + line.text.length - text.length;
  const bodyStart = inline ? textStart : (lines[index + 1]?.start ?? line.start + line.text.length);
  return { role, bodyStart, inline, end: sectionEnd(lines, index, indent.length) };
}

/** The indentation that all lines but the first one share; the first may follow the delimiter. */
function margin(lines: readonly Line[]): number {
  const indents = lines.slice(1).filter((line) => line.text.trim() !== "");
  return Math.min(...indents.map((line) => indentOf(line.text)));
}

/** An indented body ends before the next line that is not; one that is not indented, at a blank line. */
function sectionEnd(lines: readonly Line[], heading: number, indent: number): number {
  const rest = lines.slice(heading + 1);
  const first = rest.find((line) => line.text.trim() !== "");
  const indented = first !== undefined && indentOf(first.text) > indent;
  const end = rest.findIndex((line) => {
    if (line.code) return false;
    const blank = line.text.trim() === "";
    if (indented) return !blank && indentOf(line.text) <= indent;
    return (
      blank || ANY_HEADING.test(line.text) || SECTION_TABLE.has(HEADING.exec(line.text)?.[2] ?? "")
    );
  });
  return end < 0 ? lines.length : heading + 1 + end;
}

function readEntries(body: CommentText): NamedText[] {
  const lines = markLines(body, findFences(body.text));
  const first = lines.find((line) => line.text.trim() !== "");
  if (!first || !ENTRY.test(first.text)) return [];
  const indent = indentOf(first.text);
  const starts = lines.filter(
    (line) => !line.code && indentOf(line.text) <= indent && ENTRY.test(line.text),
  );
  return starts.map((line, index) => {
    const [whole = "", before = "", name = ""] = ENTRY.exec(line.text) ?? [];
    const nameStart = line.start + before.length;
    return {
      name: normaliseName(name),
      span: body.span(nameStart, nameStart + name.length),
      text: body.slice(line.start + whole.length, starts[index + 1]?.start).dedent("second"),
    };
  });
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}

function isNone(text: string): boolean {
  return /^none\.?$/i.test(text.trim());
}
