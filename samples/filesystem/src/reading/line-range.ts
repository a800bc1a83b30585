import type { Field } from "@toolmeta/runtime";

/** A number of lines. */
export type LineCount = Field<number, { type: "integer"; minimum: 1 }>;

/** Which lines of a text are wanted: the first, the last or, with neither, all. */
export interface LineRange {
  readonly head?: LineCount | undefined;
  readonly tail?: LineCount | undefined;
}
