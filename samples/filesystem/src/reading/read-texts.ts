import { attempt } from "../failures/attempt.js";
import { LIMITS } from "../limits.js";
import { readText } from "./read-text.js";

/** One of several files: its text, or why it could not be read. */
export type ReadOutcome = { path: string; content: string } | { path: string; error: string };

/**
 * Reads text files one after the other. What one of them is lacking is told in its place, and keeps no
 * other from being read. All of them together have the limit of one.
 */
export async function readTexts(
  paths: readonly string[],
  signal?: AbortSignal,
): Promise<ReadOutcome[]> {
  const outcomes: ReadOutcome[] = [];
  let limit: number = LIMITS.textBytes;
  for (const path of paths) {
    signal?.throwIfAborted();
    const content = await attempt(() => readText(path, { limit }));
    if (typeof content === "string") {
      outcomes.push({ path, content });
      limit -= Buffer.byteLength(content);
    } else {
      outcomes.push({ path, error: content.error });
    }
  }
  return outcomes;
}
