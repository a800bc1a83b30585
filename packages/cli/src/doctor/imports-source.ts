import { posix } from "node:path";
import type { SourceFile } from "../project/find-sources.js";

const IMPORT = /(?:from|import|require)\s*\(?\s*["'](\.{1,2}\/[^"']*)["']/g;
const EXTENSION = /\.[cm]?[jt]sx?$/;

/** Whether a module imports the source of a tool, and not what was built of it. */
export function importsSource({ path, text }: SourceFile, sources: readonly SourceFile[]): boolean {
  const known = new Set(sources.map((source) => source.path.replace(EXTENSION, "")));
  return [...text.matchAll(IMPORT)].some(([, imported = ""]) =>
    known.has(posix.join(posix.dirname(path), imported).replace(EXTENSION, "")),
  );
}
