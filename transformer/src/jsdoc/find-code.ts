import { findFences, type CodeRange } from "./find-fences.js";

const CODE_SPAN = /(?<!`)(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?(?<!`)\1(?!`)/g;

/**
 * Finds the code of a Markdown text, in order: fenced blocks and inline spans with their backticks. It
 * reaches the model as it is written; nothing in it is an inline tag.
 */
export function findCode(text: string): CodeRange[] {
  const code: CodeRange[] = [];
  let from = 0;
  for (const fence of [...findFences(text), { start: text.length, end: text.length }]) {
    for (const match of text.slice(from, fence.start).matchAll(CODE_SPAN)) {
      const start = from + match.index;
      code.push({ start, end: start + match[0].length });
    }
    if (fence.end > fence.start) code.push(fence);
    from = fence.end;
  }
  return code;
}
