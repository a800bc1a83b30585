import { isDeepStrictEqual } from "node:util";
import type { Difference, Pair } from "./difference.js";
import { show } from "./difference.js";

/** Keywords that no value is refused for. */
const NOTES = ["title", "examples", "deprecated"];

/** Compares what schemas tell of a value without refusing any: descriptions, defaults, examples. */
export function compareNotes(pair: Pair, path: string): readonly Difference[] {
  return [
    ...compareDescriptions(pair, path),
    ...compareDefaults(pair, path),
    ...NOTES.filter((kind) => !isDeepStrictEqual(pair.before[kind], pair.after[kind])).map(
      (kind): Difference => ({
        path,
        kind,
        effect: "told",
        text:
          pair.after[kind] === undefined
            ? `has no ${kind} any more`
            : `has another ${kind}: ${show(pair.after[kind])}`,
      }),
    ),
  ];
}

function compareDescriptions({ before, after }: Pair, path: string): readonly Difference[] {
  const old = before.description ?? "";
  const now = after.description ?? "";
  if (old === now) return [];
  const text =
    now === ""
      ? "has no description any more"
      : old === ""
        ? `has a description: ${show(now)}`
        : `is described in other words: ${show(now)}, was ${show(old)}`;
  return [{ path, kind: "description", effect: "told", text }];
}

function compareDefaults({ before, after }: Pair, path: string): readonly Difference[] {
  if (isDeepStrictEqual(before.default, after.default)) return [];
  const text =
    after.default === undefined
      ? `has no default any more, was ${show(before.default)}`
      : `is ${show(after.default)} where it is left out, ${before.default === undefined ? "had no default" : `was ${show(before.default)}`}`;
  return [{ path, kind: "default", effect: "told", text }];
}
