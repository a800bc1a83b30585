import type { ProgramCheck } from "./tool-check.js";
import { escapePattern } from "./escape-pattern.js";
import { locateWords } from "./locate-words.js";

/** What could be a name: a tool's name, without the full stop of a sentence. */
const WORD = /[A-Za-z0-9_.-]*[A-Za-z0-9_-]/g;

/** Registries and clients prefix and rename tools, so a pointer by exact name may lead nowhere. */
export const checkNamedTools: ProgramCheck = (tool, byName, reporter) => {
  const { name: own, description = "", sourceFile } = tool;
  for (const word of new Set(description.match(WORD))) {
    if (word === own || !byName.has(word)) continue;
    const pattern = pointerPattern(word);
    if (!pattern.test(description)) continue;
    const at = locateWords(tool, sourceFile, pattern);
    reporter.report("TM2007", at, { tool: tool.tool, name: word });
  }
};

/** A name that could be a word of the language (`search`) is a pointer only where it is marked as one. */
function pointerPattern(name: string): RegExp {
  const text = escapePattern(name);
  const alone = `(?<![\\w.-])${text}(?![\\w-]|\\.\\w)`;
  if (!/^[A-Za-z]?[a-z]+$/.test(name)) return new RegExp(alone);
  return new RegExp(
    `(?<=[\`"'])${text}(?=[\`"'])|${alone}(?=\\()|(?<=\\buse )${alone}(?= instead)`,
  );
}
