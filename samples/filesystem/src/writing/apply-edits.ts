import { ToolError } from "@toolmeta/runtime";
import type { Edit } from "./edit.js";

/** As many places are named as help to tell them apart. */
const MAX_PLACES = 10;

/**
 * Makes edits one after the other, each in the text that the one before has left. Where the text ends its
 * lines with CRLF, an edit may be written with LF.
 *
 * @throws ToolError when an edit's old text is not there, or is there more than once.
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  return edits.reduce((current, edit, index) => applyEdit(current, edit, index + 1), text);
}

function applyEdit(text: string, edit: Edit, number: number): string {
  const { oldText, newText } = text.includes(edit.oldText) ? edit : withLineEndsOf(text, edit);
  const start = text.indexOf(oldText);
  if (start === -1) {
    throw new ToolError(
      `Nothing was changed: the oldText of edit ${number} is not in the file. It must match exactly, ` +
        "white space included; read the file again and copy the text from there.",
      { edit: number },
    );
  }
  if (text.includes(oldText, start + 1)) {
    const lines = findLines(text, oldText);
    throw new ToolError(
      `Nothing was changed: the oldText of edit ${number} is in the file more than once, at lines ` +
        `${lines.join(", ")}. Give more of the text around the place that you mean.`,
      { edit: number, lines },
    );
  }
  return text.slice(0, start) + newText + text.slice(start + oldText.length);
}

function withLineEndsOf(text: string, { oldText, newText }: Edit): Edit {
  if (!text.includes("\r\n")) return { oldText, newText };
  const convert = (part: string): string => part.replace(/\r?\n/g, "\r\n");
  return { oldText: convert(oldText), newText: convert(newText) };
}

/** The numbers of the first lines at which a text stands. */
function findLines(text: string, part: string): number[] {
  const lines: number[] = [];
  let line = 1;
  let counted = 0;
  let start = text.indexOf(part);
  while (start !== -1 && lines.length < MAX_PLACES) {
    line += text.slice(counted, start).split("\n").length - 1;
    counted = start;
    lines.push(line);
    start = text.indexOf(part, start + 1);
  }
  return lines;
}
