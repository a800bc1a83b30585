import type { Field } from "@toolmeta/runtime";

/** One replacement in a text. */
export interface Edit {
  /** Text to replace; it must stand in the file exactly so, white space included, and only once. */
  oldText: Field<string, { minLength: 1 }>;
  /** Text to put in its place. */
  newText: string;
}
