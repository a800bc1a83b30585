import type ts from "typescript";
import type { RecalledFile } from "./recall-file.js";
import type { FileMemory } from "./file-memory.js";

/** Keeps a file's analysis under its key, for as long as nothing changes that the key tells. */
export function keepFile(
  { fileName }: ts.SourceFile,
  key: string,
  { briefs, diagnostics }: RecalledFile,
  memory: FileMemory,
): void {
  const kept = diagnostics.map(({ file, ...rest }) => ({ ...rest, fileName: file.fileName }));
  memory.set(fileName, { key, briefs, diagnostics: kept, isEmitted: false });
}
