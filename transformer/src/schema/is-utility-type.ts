import ts from "typescript";
import { isLibrarySymbol } from "../checker/is-library-symbol.js";

const PACKAGE = /[\\/]node_modules[\\/]/;

/**
 * Whether a symbol only says how a type was made (`Partial`, `Field`, a package's `Simplify<T>`): its name
 * and its words are about types and not about what an author's values mean.
 */
export function isUtilityType(symbol: ts.Symbol): boolean {
  if (isLibrarySymbol(symbol)) return true;
  const declarations = symbol.declarations ?? [];
  return declarations.some(
    (declaration) =>
      ts.isTypeAliasDeclaration(declaration) &&
      declaration.typeParameters !== undefined &&
      PACKAGE.test(declaration.getSourceFile().fileName),
  );
}
