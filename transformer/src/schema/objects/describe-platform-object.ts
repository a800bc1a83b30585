import type ts from "typescript";
import { isLibrarySymbol } from "../../checker/is-library-symbol.js";

/**
 * Why a type that is an object of the platform, or extends one, has no form in JSON: an object that does
 * something cannot be made from JSON, nor be read back as itself. Undefined for any other type.
 */
export function describePlatformObject(type: ts.Type, checker: ts.TypeChecker): string | undefined {
  if (checker.isArrayType(type) || checker.isTupleType(type)) {
    return "an array that is also another object has no form in JSON";
  }
  const symbol = type.getSymbol();
  const isNamed = symbol !== undefined && type.aliasSymbol === undefined;
  if (isNamed && isLibrarySymbol(symbol) && hasMethods(type, checker)) {
    return `${symbol.name} is an object of the platform, which JSON cannot carry`;
  }
  for (const base of basesOf(type, checker)) {
    const reason = describePlatformObject(base, checker);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

function hasMethods(type: ts.Type, checker: ts.TypeChecker): boolean {
  return checker
    .getPropertiesOfType(type)
    .some((property) => checker.getTypeOfSymbol(property).getCallSignatures().length > 0);
}

/** What a type is beside itself: the parts of an intersection, the bases of an interface or a class. */
function basesOf(type: ts.Type, checker: ts.TypeChecker): readonly ts.Type[] {
  if (type.isIntersection()) return type.types;
  const declared = "target" in type ? (type.target as ts.Type) : type;
  return declared.isClassOrInterface() ? checker.getBaseTypes(declared) : [];
}
