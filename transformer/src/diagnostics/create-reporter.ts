import ts from "typescript";
import { joinDiagnostics } from "./join-diagnostics.js";
import type { SourceSpan } from "./source-span.js";
import { catalogue, type CatalogueEntry, type DiagnosticCode, type FactsOf } from "./catalogue.js";
import type { Severities } from "./severities.js";
import type { ToolDiagnostic } from "./tool-diagnostic.js";

/** The compiler knows diagnostics by number; these lie far from its own. */
const NUMBER_BASE = 980_000;

/** A second place that a diagnostic speaks of. */
export interface RelatedPlace {
  readonly at: ts.Node | SourceSpan;
  readonly text: string;
}

/** Collects the diagnostics of one program. */
export interface Reporter {
  /** Adds a diagnostic, unless its code is switched off; tells whether it did. */
  report<Code extends DiagnosticCode>(
    code: Code,
    at: ts.Node | SourceSpan,
    facts: FactsOf<Code>,
    related?: readonly RelatedPlace[],
  ): boolean;
  /** What was collected, in the order of files and positions. */
  collect(): readonly ToolDiagnostic[];
}

/** Makes a reporter that gives each code the severity that `severities` or else the catalogue says. */
export function createReporter(severities: Severities): Reporter {
  // A type that several tools use is read for each of them, and its faults are met each time.
  const collected = new Map<string, ToolDiagnostic>();
  return {
    report(code, at, facts, related = []) {
      // Indexing a union of entries loses which facts go with which code; the signature keeps them together.
      const { severity, text } = catalogue[code] as CatalogueEntry<typeof facts>;
      const chosen = severities[code] ?? severity;
      if (chosen === "off") return false;
      const { sourceFile, start, length } = toSpan(at);
      const messageText = `${code}: ${text(facts)}`;
      collected.set(`${sourceFile.fileName}:${start}:${messageText}`, {
        source: "toolmeta",
        id: code,
        code: NUMBER_BASE + Number(code.slice(2)),
        category: chosen === "error" ? ts.DiagnosticCategory.Error : ts.DiagnosticCategory.Warning,
        file: sourceFile,
        start,
        length,
        messageText,
        relatedInformation: related.map((place) => toRelated(code, place)),
      });
      return true;
    },
    collect: () => joinDiagnostics([...collected.values()]),
  };
}

function toRelated(
  code: DiagnosticCode,
  { at, text }: RelatedPlace,
): ts.DiagnosticRelatedInformation {
  const { sourceFile, start, length } = toSpan(at);
  return {
    code: NUMBER_BASE + Number(code.slice(2)),
    category: ts.DiagnosticCategory.Message,
    file: sourceFile,
    start,
    length,
    messageText: text,
  };
}

function toSpan(at: ts.Node | SourceSpan): SourceSpan {
  if ("sourceFile" in at) return at;
  const start = at.getStart();
  return { sourceFile: at.getSourceFile(), start, length: at.getEnd() - start };
}
