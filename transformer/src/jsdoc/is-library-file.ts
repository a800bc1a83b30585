import type ts from "typescript";

const LIBRARY_PATH =
  /(?:\/[^/]*typescript[^/]*\/lib\/lib(?:\.[\w.]+)?|\/@typescript\/lib-[^/]+\/.+)\.d\.ts$/i;

/**
 * Tells whether a file is one of TypeScript's own library files (`lib.es5.d.ts`). Their texts describe
 * the language and not the author's data, so they never reach a model.
 */
export function isLibraryFile(sourceFile: ts.SourceFile): boolean {
  return sourceFile.hasNoDefaultLib || LIBRARY_PATH.test(sourceFile.fileName);
}
