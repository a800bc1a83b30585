import type ts from "typescript";

const LIBRARY_FILE = /[\\/](?:typescript[\\/]lib[\\/]lib\.[^\\/]*|@types[\\/]node[\\/].*)\.d\.[cm]?ts$/;

/** Whether a symbol is declared by TypeScript's own library or by Node's, and by nobody else. */
export function isLibrarySymbol(symbol: ts.Symbol): boolean {
  const declarations = symbol.declarations ?? [];
  return (
    declarations.length > 0 &&
    declarations.every((declaration) => LIBRARY_FILE.test(declaration.getSourceFile().fileName))
  );
}
