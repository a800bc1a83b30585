import type { Constraint } from "./constraint.js";
import type { DocumentationProblem } from "./documentation-problem.js";

/** What the comment of a property, an alias, an interface, a class or an enum says to the model. */
export interface MemberDocumentation {
  /** The opening block, with a last `Deprecated:` line where there is such a tag. */
  readonly description?: string;
  /** From constraint tags. A value is typed by its tag alone: the type it is for is not known here. */
  readonly constraints: readonly Constraint[];
  /** The text of `@deprecated`, or true where it has none. */
  readonly deprecated?: string | true;
  readonly problems: readonly DocumentationProblem[];
}
