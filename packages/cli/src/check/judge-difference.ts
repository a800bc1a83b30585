import type { Change, Side } from "./change.js";
import type { Difference, Effect } from "./schemas/difference.js";

/**
 * What each effect does to a client that knew the old schema; nothing where it may go on as before. A
 * client makes the arguments, so that fewer values can hurt it; it reads the result, so that more can.
 */
const CONSEQUENCES: Readonly<
  Record<Exclude<Side, "tool">, Readonly<Record<Effect, string | undefined>>>
> = {
  arguments: {
    narrowed: "a call that was fine may be refused",
    changed: "a call that was fine may be refused",
    widened: undefined,
    extended: undefined,
    told: undefined,
  },
  result: {
    narrowed: undefined,
    changed: "a result may be none that the client knows",
    widened: "a result may be none that the client knows",
    extended: undefined,
    told: undefined,
  },
};

const WHOLE = { arguments: "the arguments", result: "the result" } as const;
const PART = { arguments: "argument", result: "result" } as const;

/** Says what a difference between two schemas means for a client that knew the first. */
export function judgeDifference(
  { path, kind, effect, text }: Difference,
  tool: string,
  side: "arguments" | "result",
): Change {
  const consequence = CONSEQUENCES[side][effect];
  const subject = path === "" ? WHOLE[side] : `${PART[side]} \`${path}\``;
  return {
    tool,
    side,
    path,
    kind,
    effect,
    breaking: consequence !== undefined,
    text: `${subject} ${path === "" ? toPlural(text, side) : text}`,
    ...(consequence === undefined ? {} : { consequence }),
  };
}

/** "The arguments hold", but "the result holds". */
function toPlural(text: string, side: "arguments" | "result"): string {
  if (side === "result") return text;
  return text
    .replace(/^is /, "are ")
    .replace(/^has /, "have ")
    .replace(/^holds /, "hold ");
}
