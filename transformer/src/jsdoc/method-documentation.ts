import type ts from "typescript";

import type { DocumentationProblem } from "./documentation-problem.js";
import type { ParameterDocumentation } from "./parameter-documentation.js";
import type { SourceSpan } from "../diagnostics/source-span.js";

/** One `@param` (or one entry of `Args:`) of a method's own comment. */
export interface ParameterTag {
  /** The dotted name, without `[]` notations: `options.limit`. */
  readonly name: string;
  /** The parameter that the name's root means; undefined when it names no parameter. */
  readonly parameter?: ts.ParameterDeclaration;
  /** The members below the parameter: `["limit"]` for `options.limit`. */
  readonly path: readonly string[];
  /** The name. */
  readonly span: SourceSpan;
}

/** What the comment of a method, or of what it overrides or implements, says to the model. */
export interface MethodDocumentation {
  /**
   * The opening block, with an `Example:` line of a one-line `@example` and a last `Deprecated:` line where
   * there are such tags. Empty when nothing describes the method.
   */
  readonly description: string;
  /**
   * By name of the parameter (`limit`) or by dotted name of a member (`options.limit`). The members of a
   * destructured parameter go by their own names.
   */
  readonly parameters: ReadonlyMap<string, ParameterDocumentation>;
  readonly returns?: string;
  /** The text of `@deprecated`, or true where it has none. */
  readonly deprecated?: string | true;
  /** The tags of the method's own comment, in order. */
  readonly parameterTags: readonly ParameterTag[];
  readonly problems: readonly DocumentationProblem[];
}
