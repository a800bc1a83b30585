import { applyEdits, findNodeAtLocation, modify, parseTree } from "jsonc-parser";
import type { FormattingOptions, JSONPath, Node } from "jsonc-parser";

/**
 * Puts a member at the beginning of an object in a text of JSON with comments. All that was there stays as
 * it is, and comments stay with what they are about. Missing objects on the path are made.
 */
export function insertMember(text: string, path: JSONPath, value: unknown): string {
  const key = String(path.at(-1));
  const tree = parseTree(text);
  const holder = tree === undefined ? undefined : findNodeAtLocation(tree, path.slice(0, -1));
  const first = holder?.type === "object" ? holder.children?.[0] : undefined;
  if (first === undefined) return setMember(text, path, value);
  const { indent, isAlone } = readLine(text, first.offset);
  const member = `${JSON.stringify(key)}: ${renderJson(value, indent, text)}`;
  const between = isAlone ? `,${readFormat(text).eol}${indent}` : ", ";
  return text.slice(0, first.offset) + member + between + text.slice(first.offset);
}

/** Puts an element at the end of a list in a text of JSON with comments. The list has to be there. */
export function appendElement(text: string, path: JSONPath, value: unknown): string {
  const list = findList(text, path);
  const last = list?.children?.at(-1);
  if (last === undefined) return setMember(text, path, [value]);
  const { indent, isAlone } = readLine(text, last.offset);
  const end = last.offset + last.length;
  const between = isAlone ? `,${readFormat(text).eol}${indent}` : ", ";
  return text.slice(0, end) + between + renderLine(value) + text.slice(end);
}

/**
 * Replaces the value of a member in a text of JSON with comments, or adds the member.
 *
 * @param isSorted Adds it where it belongs by its name, and not at the end.
 */
export function setMember(text: string, path: JSONPath, value: unknown, isSorted = false): string {
  const key = String(path.at(-1));
  const edits = modify(text, path, value, {
    formattingOptions: readFormat(text),
    ...(isSorted
      ? { getInsertionIndex: (names) => names.filter((name) => name < key).length }
      : {}),
  });
  return applyEdits(text, edits);
}

function findList(text: string, path: JSONPath): Node | undefined {
  const tree = parseTree(text);
  const found = tree === undefined ? undefined : findNodeAtLocation(tree, path);
  return found?.type === "array" ? found : undefined;
}

function readFormat(text: string): FormattingOptions & { eol: string } {
  const indent = readIndent(text);
  return {
    insertSpaces: !indent.includes("\t"),
    tabSize: indent.includes("\t") ? 1 : indent.length,
    eol: text.includes("\r\n") ? "\r\n" : "\n",
  };
}

function readIndent(text: string): string {
  return /^[ \t]+(?=["[{])/m.exec(text)?.[0] ?? "  ";
}

/** The white space before what stands at a place, and whether it is the first on its line. */
function readLine(text: string, offset: number): { indent: string; isAlone: boolean } {
  const line = text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset);
  return { indent: /^\s*/.exec(line)?.[0] ?? "", isAlone: line.trim() === "" };
}

function renderJson(value: unknown, indent: string, text: string): string {
  if (!Array.isArray(value) || value.length < 2) return renderLine(value);
  const inner = indent + readIndent(text);
  const elements = value.map((element) => `${inner}${renderLine(element)}`);
  const { eol } = readFormat(text);
  return `[${eol}${elements.join(`,${eol}`)}${eol}${indent}]`;
}

/** JSON on one line, with spaces as people write it. */
function renderLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(renderLine).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([key, member]) => `${JSON.stringify(key)}: ${renderLine(member)}`,
  );
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}
