import type { ToolAnnotations } from "@toolmeta/runtime";
import { HINTS } from "../surface/hint-table.js";
import type { Hint } from "../surface/hint-table.js";
import type { Change } from "./change.js";

/** Compares hints by what holds: a hint that is not there has MCP's default. */
export function compareHints(
  tool: string,
  before: ToolAnnotations = {},
  after: ToolAnnotations = {},
): readonly Change[] {
  return HINTS.flatMap((hint) => compareHint(tool, hint, before, after));
}

function compareHint(
  tool: string,
  hint: Hint,
  before: ToolAnnotations,
  after: ToolAnnotations,
): readonly Change[] {
  const { key, safe, adjective, reliance } = hint;
  if (before[key] === after[key] && (after[key] === undefined || !isMoot(hint, before))) return [];
  const change = { tool, side: "tool", path: "", kind: key } as const;
  const old = readHint(hint, before);
  const now = readHint(hint, after);
  if (old === now) {
    if (before[key] === after[key]) return [];
    const text = `${key} is ${describe(after[key])}, was ${describe(before[key])}; the same holds as before`;
    return [{ ...change, effect: "told", breaking: false, text }];
  }
  const text = now
    ? `it is ${adjective}, was not (${key})`
    : `it is not ${adjective} any more (${key})`;
  if (now === safe) return [{ ...change, effect: "narrowed", breaking: false, text }];
  const consequence = `a client may go on ${reliance}`;
  return [{ ...change, effect: "widened", breaking: true, text, consequence }];
}

function readHint(hint: Hint, hints: ToolAnnotations): boolean {
  return isMoot(hint, hints) ? hint.safe : (hints[hint.key] ?? hint.fallback);
}

/** Whether a read-only tool is destructive or idempotent is no question: it changes nothing. */
function isMoot({ key }: Hint, hints: ToolAnnotations): boolean {
  return hints.readOnlyHint === true && ["destructiveHint", "idempotentHint"].includes(key);
}

function describe(value: boolean | undefined): string {
  return value === undefined ? "not given" : String(value);
}
