import ts from "typescript";
import type { Conversion } from "../conversion.js";

/** Whether the tool's file can name the class as a value, so that the emitted code can. */
export function canReachClass(symbol: ts.Symbol, conversion: Conversion): boolean {
  return findClassName(symbol, conversion.method, conversion.checker) !== undefined;
}

/**
 * The symbol under which a class can be named where `location` stands: the class itself, or the import
 * that brings it, unless that is an import of types only.
 */
export function findClassName(
  symbol: ts.Symbol,
  location: ts.Node,
  checker: ts.TypeChecker,
): ts.Symbol | undefined {
  const values = ts.SymbolFlags.Class | ts.SymbolFlags.Alias;
  return checker.getSymbolsInScope(location, values).find((candidate) => {
    if (checker.getExportSymbolOfSymbol(candidate) === symbol) return true;
    if (!(candidate.flags & ts.SymbolFlags.Alias) || isTypeOnly(candidate)) return false;
    return checker.getAliasedSymbol(candidate) === symbol;
  });
}

function isTypeOnly(symbol: ts.Symbol): boolean {
  return (symbol.declarations ?? []).some(
    (declaration) =>
      ts.isTypeOnlyImportDeclaration(declaration) ||
      (ts.isImportClause(declaration) && declaration.isTypeOnly),
  );
}
