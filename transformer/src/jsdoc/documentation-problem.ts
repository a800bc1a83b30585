import type { SourceSpan } from "../diagnostics/source-span.js";

/** A tag that an author wrote and that cannot be read as it stands; whatever it meant to say is left out. */
export interface DocumentationProblem {
  /** The tag's name, without the `@`. */
  readonly tag: string;
  /** What was expected, what was given and how to write it. */
  readonly message: string;
  readonly span: SourceSpan;
}
