import type ts from "typescript";

const LIBRARY_NAME = /(?:^|\/)lib(?:\.[\w.]+)?\.d\.ts$/;
const COMPILER_FOLDER = /(?:^|\/)[^/]*typescript[^/]*\/lib\/[^/]+$/i;
const LIBRARY_PACKAGE = /\/@typescript\/lib-[^/]+\//;
const NOTICE = /^\s*\/\*! \*+\s*Copyright \(c\) Microsoft Corporation/;

/**
 * Tells whether a file is one of TypeScript's own library files (`lib.es5.d.ts`), wherever a host keeps
 * them. Their texts describe the language and not the author's data, so they never reach a model.
 */
export function isLibraryFile({ fileName, text }: ts.SourceFile): boolean {
  if (LIBRARY_PACKAGE.test(fileName)) return true;
  return LIBRARY_NAME.test(fileName) && (COMPILER_FOLDER.test(fileName) || NOTICE.test(text));
}
