import type { DiagnosticCode, Severity } from "./catalogue.js";

/** The severities that an author has chosen, by code. */
export type Severities = Readonly<Partial<Record<DiagnosticCode, Severity>>>;
