import ts from "typescript";

const NAMED = ts.SymbolFlags.Interface | ts.SymbolFlags.Class | ts.SymbolFlags.TypeAlias;

/** The symbol whose name a type goes by: its alias, or its interface or class. */
export function namingSymbol(type: ts.Type): ts.Symbol | undefined {
  if (type.aliasSymbol !== undefined) return type.aliasSymbol;
  if (!(type.flags & ts.TypeFlags.Object)) return undefined;
  const symbol = type.getSymbol();
  return symbol !== undefined && symbol.flags & NAMED ? symbol : undefined;
}
