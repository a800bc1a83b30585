import ts from "typescript";

/** The compiler's name for the property of the contract's `Brand`. */
const BRAND = "__@toolmeta@";

/**
 * What a type carries under one of Toolmeta's marks (`field`, `result`, `context`, `decorator`), or
 * undefined when it is not marked so.
 */
export function readBrand(
  type: ts.Type,
  mark: string,
  checker: ts.TypeChecker,
): ts.Type | undefined {
  // To ask a string for its properties is to read all of `String`.
  if (!(type.flags & ts.TypeFlags.StructuredOrInstantiable)) return undefined;
  const brand = checker
    .getPropertiesOfType(type)
    .find((property) => String(property.escapedName).startsWith(BRAND));
  if (brand === undefined) return undefined;
  const marks = checker.getNonNullableType(checker.getTypeOfSymbol(brand));
  const found = checker.getPropertyOfType(marks, mark);
  return found === undefined ? undefined : checker.getTypeOfSymbol(found);
}
