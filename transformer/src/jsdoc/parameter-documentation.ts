import type { Constraint } from "./constraint.js";
import type { SourceSpan } from "../diagnostics/source-span.js";

/** What a comment says of one parameter, or of one member of a parameter. */
export interface ParameterDocumentation {
  readonly description?: string;
  /** From inline constraint tags, as in `@param limit How many. {@minimum 1}`. */
  readonly constraints: readonly Constraint[];
  /** The name in its tag or section, or the parameter's own comment. */
  readonly span: SourceSpan;
}
