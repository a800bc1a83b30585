import type { ToolCheck } from "./checked-tool.js";
import { escapePattern } from "./escape-pattern.js";
import { locateWords } from "./locate-words.js";

/** Registries and clients prefix and rename tools, so a pointer by exact name may lead nowhere. */
export const checkNamedTools: ToolCheck = ({ source, name: own, description }, tools) => {
  if (description === undefined) return;
  const names = new Set(tools.flatMap(({ name }) => (name === undefined ? [] : [name])));
  for (const name of names) {
    if (name === own || !description.includes(name)) continue;
    const pattern = pointerPattern(name);
    if (!pattern.test(description)) continue;
    source.reporter.report("TM2007", locateWords(source, pattern), { tool: source.tool, name });
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
