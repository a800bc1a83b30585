import type ts from "typescript";

const LIBRARY_FILE =
  /[\\/](?:typescript[\\/]lib[\\/]lib\.[^\\/]*|@types[\\/]node[\\/].*|(?:@toolmeta|packages)[\\/]contract[\\/]dist[\\/].*)\.d\.[cm]?ts$/;

/**
 * Whether a symbol is declared by TypeScript's own library, by Node's or by Toolmeta's, and by nobody else.
 * Such a name says how a type was made (`Partial`, `Field`), not what it means to an author.
 */
export function isLibrarySymbol(symbol: ts.Symbol): boolean {
  const declarations = symbol.declarations ?? [];
  return (
    declarations.length > 0 &&
    declarations.every((declaration) => LIBRARY_FILE.test(declaration.getSourceFile().fileName))
  );
}
