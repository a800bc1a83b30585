import { skipBrackets } from "./skip-brackets.js";

/**
 * The index behind a `{type}` that follows at `index`, and behind the white space after it; `index` where
 * there is none. The signature has the types, so they are notation here. An inline tag is no type.
 */
export function skipType(text: string, index: number): number {
  const start = index + (/^\s*/.exec(text.slice(index))?.[0].length ?? 0);
  if (text.charAt(start) !== "{" || text.charAt(start + 1) === "@") return index;
  const end = skipBrackets(text, start);
  return end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0);
}
