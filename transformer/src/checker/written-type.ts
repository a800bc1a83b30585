import ts from "typescript";

/** The type syntax of a property, where its declaration has one. */
export function writtenType(symbol: ts.Symbol): ts.TypeNode | undefined {
  const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
  if (declaration === undefined) return undefined;
  const isTyped =
    ts.isPropertySignature(declaration) ||
    ts.isPropertyDeclaration(declaration) ||
    ts.isParameter(declaration);
  return isTyped ? declaration.type : undefined;
}
