import type { ToolDiagnostic } from "./tool-diagnostic.js";

/**
 * Diagnostics in the order of files and positions. One that is met more than once, as a fault of a type that
 * several files use, is told once.
 */
export function joinDiagnostics(all: readonly ToolDiagnostic[]): readonly ToolDiagnostic[] {
  const told = new Map(
    all.map((one) => [`${one.file.fileName}:${one.start}:${one.messageText}`, one]),
  );
  return [...told.values()].sort(
    (a, b) => compareText(a.file.fileName, b.file.fileName) || a.start - b.start,
  );
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
