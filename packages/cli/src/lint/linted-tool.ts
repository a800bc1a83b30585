import type { Schema } from "../schema/schema.js";
import type { Finding, Place } from "./finding.js";

/** What lint looks at, of a tool that was read from source or listed by a server. */
export interface LintedTool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: Schema;
  readonly outputSchema?: Schema;
  readonly place?: Place;
}

/** Tools that one server may offer together, and what the compiler has to say of them. */
export interface LintedGroup {
  readonly tools: readonly LintedTool[];
  readonly findings: readonly Finding[];
  /** Where what is said of all of them belongs. */
  readonly place?: Place;
}
