import type { CheckedTool } from "./checked-tool.js";
import type { ToolCheck } from "./tool-check.js";
import { createBrief } from "./create-brief.js";
import { escapePattern } from "./escape-pattern.js";
import { locateWords } from "./locate-words.js";

/** Fewer words than these are shared by chance. */
const MIN_WORDS = 4;

/** Clients show the arguments with their descriptions beside the tool's own; saying it twice costs twice. */
export const checkRepeatedParameters: ToolCheck = (checked) => {
  const { source, description } = checked;
  if (description === undefined) return;
  const repeated = describedArguments(checked).flatMap(([name, text]) => {
    const pattern = findPattern(name, text, description);
    return pattern === undefined ? [] : [{ name, pattern }];
  });
  const [first] = repeated;
  if (first === undefined) return;
  const names = repeated.map(({ name }) => `\`${name}\``).join(", ");
  const at = locateWords(createBrief(checked), source.method.getSourceFile(), first.pattern);
  source.reporter.report("TM2006", at, { tool: source.tool, names });
};

function describedArguments({ inputSchema }: CheckedTool): readonly (readonly [string, string])[] {
  return Object.entries(inputSchema?.properties ?? {}).flatMap(([name, { description }]) =>
    description === undefined ? [] : [[name, description] as const],
  );
}

/** What finds an argument in a description. No pattern is made for words that are not in it. */
function findPattern(name: string, text: string, description: string): RegExp | undefined {
  const patterns = [description.includes(name) ? entryPattern(name) : undefined];
  const words = text.trim().replace(/[.!]$/, "").split(/\s+/);
  const folded = foldCase(description);
  if (words.length >= MIN_WORDS && words.every((word) => folded.includes(foldCase(word)))) {
    patterns.push(textPattern(words));
  }
  return patterns.find((pattern) => pattern?.test(description));
}

/** As patterns do that overlook case: by the capital letters. */
function foldCase(text: string): string {
  return text.toUpperCase();
}

/** A line that is an entry on the argument: `- path: …`, `limit (number) - …`. */
function entryPattern(name: string): RegExp {
  const mark = "[`*\"']*";
  return new RegExp(
    `(?<=^[ \\t]*(?:\\*[ \\t]+)?(?:[-*•][ \\t]+)?)${mark}${escapePattern(name)}${mark}[ \\t]*(?:\\([^)\\n]*\\)[ \\t]*)?(?::|[-–—][ \\t])`,
    "m",
  );
}

/** The argument's own description, however its lines are broken. */
function textPattern(words: readonly string[]): RegExp {
  return new RegExp(words.map(escapePattern).join("\\s+(?:\\*\\s+)?"), "i");
}
