import type ts from "typescript";

import type { Constraint } from "./constraint.js";
import type { DocumentationProblem } from "./documentation-problem.js";
import type { ParameterTag } from "./method-documentation.js";
import type { ParameterDocumentation } from "./parameter-documentation.js";
import type { SourceSpan } from "../diagnostics/source-span.js";

/** The documentation of one parameter or of a member of it, by position, so that an override can take it. */
export interface DeclaredParameter {
  /** Position among the parameters, `this` not counted. */
  readonly index: number;
  /** The members below the parameter. */
  readonly path: readonly string[];
  readonly documentation: ParameterDocumentation;
}

/** What is known of one declaration, inherited texts included, before it is put together for its reader. */
export interface DeclaredDocumentation {
  /** Its own comment, where it has one. */
  readonly span?: SourceSpan;
  readonly documented: boolean;
  readonly description: string;
  readonly example?: string;
  readonly deprecated?: string | true;
  readonly returns?: string;
  /** Of a member that is not a function. */
  readonly constraints: readonly Constraint[];
  readonly signature: readonly ts.ParameterDeclaration[];
  readonly parameters: readonly DeclaredParameter[];
  readonly parameterTags: readonly ParameterTag[];
  readonly problems: readonly DocumentationProblem[];
}
