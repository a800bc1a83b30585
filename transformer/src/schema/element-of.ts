import ts from "typescript";

/**
 * The element type of `T[]`, `readonly T[]`, or of an interface that gives an array a name and nothing more
 * (`interface Names extends Array<string> {}`). Undefined for any other type.
 */
export function elementOf(type: ts.Type, checker: ts.TypeChecker): ts.Type | undefined {
  return checker.isArrayType(type) || namesArray(type, checker)
    ? type.getNumberIndexType()
    : undefined;
}

function namesArray(type: ts.Type, checker: ts.TypeChecker): boolean {
  const symbol = type.flags & ts.TypeFlags.Object ? type.getSymbol() : undefined;
  if (symbol === undefined || !(symbol.flags & ts.SymbolFlags.Interface)) return false;
  const declared = checker.getDeclaredTypeOfSymbol(symbol);
  if (!declared.isClassOrInterface() || hasOwnMembers(declared)) return false;
  const bases = checker.getBaseTypes(declared);
  return bases.length === 1 && bases.some((base) => elementOf(base, checker) !== undefined);
}

function hasOwnMembers(type: ts.InterfaceType): boolean {
  const own = [...(type.symbol.members?.values() ?? [])];
  return own.some(({ flags }) => !(flags & ts.SymbolFlags.TypeParameter));
}
