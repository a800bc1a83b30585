import ts from "typescript";
import { compareDeclarations } from "./compare-declarations.js";
import { compareText } from "./compare-text.js";

/** Kinds of types in the order in which they stand in a schema when the source gives no order. */
const KINDS = [
  ts.TypeFlags.StringLiteral,
  ts.TypeFlags.NumberLiteral,
  ts.TypeFlags.BigIntLiteral,
  ts.TypeFlags.BooleanLike,
  ts.TypeFlags.StringLike,
  ts.TypeFlags.NumberLike,
  ts.TypeFlags.BigIntLike,
  ts.TypeFlags.Object,
  ts.TypeFlags.Intersection,
  ts.TypeFlags.Union,
  ts.TypeFlags.Null,
  ts.TypeFlags.Undefined,
] as const;

/**
 * An order of types that depends on the types alone: kind, then value (of enums: the place in the enum), then
 * place of declaration.
 */
export function compareTypes(a: ts.Type, b: ts.Type, checker: ts.TypeChecker): number {
  return (
    kindOf(a) - kindOf(b) ||
    compareValues(a, b) ||
    compareDeclarations(namedBy(a), namedBy(b)) ||
    compareText(checker.typeToString(a), checker.typeToString(b))
  );
}

function kindOf(type: ts.Type): number {
  const index = KINDS.findIndex((kind) => (type.flags & kind) !== 0);
  return index === -1 ? KINDS.length : index;
}

function compareValues(a: ts.Type, b: ts.Type): number {
  if (isEnumMember(a) && isEnumMember(b)) return compareDeclarations(namedBy(a), namedBy(b));
  if (a.isStringLiteral() && b.isStringLiteral()) return compareText(a.value, b.value);
  if (a.isNumberLiteral() && b.isNumberLiteral()) return a.value - b.value;
  return 0;
}

function isEnumMember(type: ts.Type): boolean {
  return (type.flags & ts.TypeFlags.EnumLiteral) !== 0;
}

function namedBy(type: ts.Type): ts.Symbol | undefined {
  return type.aliasSymbol ?? type.getSymbol();
}
