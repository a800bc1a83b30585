/** One type declaration under test. */
export interface Subject {
  /** The file that declares it, without its extension: `unions`. */
  readonly topic: string;
  readonly name: string;
  /** The type by which the compiler judges JSON: the declaration itself, or its `…Json` beside it. */
  readonly view: string;
}
