import type { ToolCheck } from "./tool-check.js";

/** `Use when:`, `Use this tool to …`, `Call it if …` */
const GUIDANCE = /\b(?:use|call|choose|pick)\b[^.\n]{0,60}?\b(?:when|whenever|if|to|for)\b/i;

/** `Do not use for:` says when another tool is right, not when this one is. */
const REFUSAL = /\b(?:do not|don't|never)\s+(?:use|call|choose|pick)\b[^\n]*/gi;

/** Among many tools a model needs to be told when this one is the right one. */
export const checkUsage: ToolCheck = ({ source, description }) => {
  if (description === undefined || description.trim() === "") return;
  if (GUIDANCE.test(description.replaceAll(REFUSAL, ""))) return;
  const { reporter, options, method, tool } = source;
  reporter.report("TM2005", options.get("description")?.node ?? method.name, { tool });
};
