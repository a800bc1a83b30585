import ts from "typescript";

/** The name by which people know a symbol; a default export goes by the name in its declaration. */
export function symbolName(symbol: ts.Symbol): string {
  if (symbol.name !== "default") return symbol.name;
  const declaration = symbol.declarations?.[0];
  const name = declaration && ts.getNameOfDeclaration(declaration);
  return name !== undefined && ts.isIdentifier(name) ? name.text : "Default";
}
