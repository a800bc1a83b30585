/** A part of a text: from `start` up to and without `end`. */
export interface CodeRange {
  readonly start: number;
  readonly end: number;
}

const FENCE_LINE = /^[ \t]*(?:(?:[-*+>]|\d+[.)])[ \t]+)*(`{3,}|~{3,})(.*)$/;

/**
 * Finds the fenced code blocks of a Markdown text, in order, with their fences. A fence that is never
 * closed is no fence, so a slip of the author does not swallow the tags after it.
 */
export function findFences(text: string): CodeRange[] {
  if (!text.includes("```") && !text.includes("~~~")) return [];
  const lines = text.split("\n");
  const starts = lineStarts(lines);
  const fences: CodeRange[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const marker = openingFence(lines[index] ?? "");
    if (marker === undefined) continue;
    const close = lines.findIndex((line, at) => at > index && closesFence(line, marker));
    if (close < 0) continue;
    const end = (starts[close] ?? 0) + (lines[close] ?? "").length;
    fences.push({ start: starts[index] ?? 0, end });
    index = close;
  }
  return fences;
}

function openingFence(line: string): string | undefined {
  const [, marker, info = ""] = FENCE_LINE.exec(line) ?? [];
  return marker?.startsWith("`") === true && info.includes("`") ? undefined : marker;
}

function closesFence(line: string, marker: string): boolean {
  const closing = line.trim();
  return closing.length >= marker.length && closing === marker.charAt(0).repeat(closing.length);
}

function lineStarts(lines: readonly string[]): number[] {
  let start = 0;
  return lines.map((line) => {
    const own = start;
    start += line.length + 1;
    return own;
  });
}
