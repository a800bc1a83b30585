import ts from "typescript";
import { isUtilityType } from "./is-utility-type.js";
import { isFieldType } from "./read-field.js";
import { isPrimitiveLike } from "./type-predicates.js";
import { standardObjectOf } from "./standard-objects.js";
import type { Conversion } from "./conversion.js";
import { namingSymbol } from "./naming/naming-symbol.js";

/**
 * Whether a type is one that its author named and that holds objects: such a type becomes a definition.
 * Names of utility types (`Partial`, `Record`) only describe how a type was made.
 */
export function isDefinable(type: ts.Type, conversion: Conversion): boolean {
  const { checker } = conversion;
  const symbol = namingSymbol(type);
  if (symbol === undefined || isUtilityType(symbol)) return false;
  if (holdsNoObject(type) || isFieldType(type, checker)) return false;
  if (checker.isArrayType(type) || checker.isTupleType(type)) return false;
  if (standardObjectOf(type, checker) !== undefined) return false;
  if (type.flags & ts.TypeFlags.TypeParameter) return false;
  return type.isUnion() || type.getCallSignatures().length === 0;
}

/** Primitives, also with a brand, and unions of these. */
function holdsNoObject(type: ts.Type): boolean {
  if (type.isUnion()) return type.types.every(holdsNoObject);
  return isPrimitiveLike(type) || (type.isIntersection() && type.types.some(isPrimitiveLike));
}
