import type ts from "typescript";
import type { DiagnosticCode } from "./catalogue.js";

/** A diagnostic of the compiler's own form, with Toolmeta's code beside the number. */
export interface ToolDiagnostic extends ts.DiagnosticWithLocation {
  readonly source: "toolmeta";
  readonly id: DiagnosticCode;
  readonly messageText: string;
}
