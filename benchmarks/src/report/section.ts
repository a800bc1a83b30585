/** A table with its heading row. */
export interface Table {
  readonly title: string;
  readonly rows: readonly (readonly string[])[];
}

/** A goal of the project, and what came of it. */
export interface Goal {
  readonly what: string;
  /** Such as `≤ 1.10`. */
  readonly goal: string;
  readonly measured: string;
  readonly isMet: boolean;
}

/** What one group of measurements found. */
export interface Section {
  readonly title: string;
  /** What is measured and how, for a reader. */
  readonly text: string;
  readonly tables: readonly Table[];
  readonly goals: readonly Goal[];
}
