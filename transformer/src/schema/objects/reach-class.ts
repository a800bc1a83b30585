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
  const classes = checker.getSymbolsInScope(location, ts.SymbolFlags.Class);
  const own = classes.find((candidate) => checker.getExportSymbolOfSymbol(candidate) === symbol);
  return own ?? findImport(symbol, location, checker);
}

function findImport(
  symbol: ts.Symbol,
  location: ts.Node,
  checker: ts.TypeChecker,
): ts.Symbol | undefined {
  return checker
    .getSymbolsInScope(location, ts.SymbolFlags.Alias)
    .find(
      (candidate) =>
        !(candidate.declarations ?? []).some(ts.isTypeOnlyImportDeclaration) &&
        checker.getAliasedSymbol(candidate) === symbol,
    );
}
