import type ts from "typescript";
import type { Reporter } from "../diagnostics/create-reporter.js";
import type { FoundTool } from "../discovery/find-tools.js";
import type { StaticOption } from "../discovery/read-options.js";
import type { MethodDocumentation } from "../jsdoc/method-documentation.js";
import type { SharedDefinitions } from "../schema/shared-definitions.js";
import type { TransformerOptions } from "../transformer-options.js";

/** One decorated method with everything that is read before its types are converted. */
export interface ToolSource extends FoundTool {
  /** How messages call the tool: `Catalog.searchBooks`. */
  readonly tool: string;
  readonly documentation: MethodDocumentation;
  readonly options: ReadonlyMap<string, StaticOption>;
  readonly checker: ts.TypeChecker;
  readonly reporter: Reporter;
  readonly settings: TransformerOptions;
  /** The named types that earlier tools of the program converted. */
  readonly shared: SharedDefinitions;
}
