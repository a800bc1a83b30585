import ts from "typescript";
import { hasObjectFlags } from "../../checker/has-object-flags.js";
import { compareDeclarations } from "./compare-declarations.js";
import { compareText } from "./compare-text.js";
import { orderUnion } from "./order-union.js";

/**
 * The properties of a type in the order of the source. The checker walks the keys of a mapped type in the
 * order in which it met them anywhere in the program, so these are put back: properties that come from a
 * declaration by its place, made-up keys by the union that names them.
 */
export function orderProperties(type: ts.Type, checker: ts.TypeChecker): readonly ts.Symbol[] {
  const properties = checker.getPropertiesOfType(type);
  if (!hasObjectFlags(type, ts.ObjectFlags.Mapped)) return properties;
  const keys = keyOrder(type, checker);
  return [...properties].sort((a, b) => {
    const left = keys.indexOf(a.name);
    const right = keys.indexOf(b.name);
    if (left !== -1 && right !== -1) return left - right;
    return compareDeclarations(a, b) || compareText(a.name, b.name);
  });
}

function keyOrder(type: ts.ObjectType, checker: ts.TypeChecker): readonly string[] {
  const declaration = type.symbol.declarations?.[0];
  const syntax =
    declaration !== undefined && ts.isMappedTypeNode(declaration)
      ? declaration.typeParameter.constraint
      : undefined;
  const written = syntax && checker.getTypeFromTypeNode(syntax);
  const unions = [written, ...(type.aliasTypeArguments ?? [])];
  for (const union of unions) {
    if (
      union?.isUnion() &&
      union.types.every((key) => key.isStringLiteral() || key.isNumberLiteral())
    ) {
      const members = orderUnion(union, union === written ? syntax : undefined, checker);
      return members.flatMap((key) =>
        key.isStringLiteral() || key.isNumberLiteral() ? [String(key.value)] : [],
      );
    }
  }
  return [];
}
