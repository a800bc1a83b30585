import type { ToolBrief } from "../checks/tool-brief.js";
import type { ToolDiagnostic } from "../diagnostics/tool-diagnostic.js";

/** A diagnostic by the name of its file, which itself belongs to one program. */
export type KeptDiagnostic = Omit<ToolDiagnostic, "file"> & { readonly fileName: string };

/** What is kept of a file's analysis for the next program. */
export interface KeptFile {
  /** Tells all that the analysis depends on. */
  readonly key: string;
  readonly briefs: readonly ToolBrief[];
  readonly diagnostics: readonly KeptDiagnostic[];
  /** Its JavaScript is as this analysis says. */
  isEmitted: boolean;
}

/** The analyses of earlier programs of one project, by file name. */
export type FileMemory = Map<string, KeptFile>;
