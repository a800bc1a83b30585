import type { Schema } from "../../schema/schema.js";

/**
 * What a difference does to the values that a schema takes:
 *
 * - `narrowed`: some are no longer taken; `widened`: more are taken; `changed`: both;
 * - `extended`: a field is told of that was possible before, where others were open;
 * - `told`: the same values, described in another way.
 */
export type Effect = "narrowed" | "widened" | "changed" | "extended" | "told";

/** One difference between two schemas. */
export interface Difference {
  /** Where: `book.title`, `books[].title`; empty for the whole. */
  readonly path: string;
  /** The keyword, or what happened to a field: `maximum`, `field-added`. */
  readonly kind: string;
  readonly effect: Effect;
  /** What is said of the place: `is at most 20, was 50`. */
  readonly text: string;
}

/** Two schemas of one place, with their references followed. */
export interface Pair {
  readonly before: Schema;
  readonly after: Schema;
}

/** The differences of what two schemas hold, one level down. The comparisons get it handed to them. */
export type CompareInside = (pair: Pair, path: string) => readonly Difference[];

/** Shows a value in a message. */
export function show(value: unknown): string {
  return JSON.stringify(value);
}
