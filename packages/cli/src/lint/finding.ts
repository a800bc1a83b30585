/** How grave a finding is: the tool fails, it works worse, or it is as well to know. */
export type Severity = "error" | "warning" | "note";

/** Where in a source file. */
export interface Place {
  /** Relative to the working directory, with slashes. */
  readonly file: string;
  /** Both count from 1. */
  readonly line: number;
  readonly column: number;
}

/** One thing that lint has to say. */
export interface Finding {
  /** `TM2001`, `budget/tools`, `openai/strict-required` */
  readonly rule: string;
  readonly severity: Severity;
  readonly message: string;
  readonly tool?: string;
  /** Absent for the tools of a built module or of a server. */
  readonly place?: Place;
  /** The public page that says so. */
  readonly source?: string;
}
