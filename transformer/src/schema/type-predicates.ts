import ts from "typescript";

const PRIMITIVE =
  ts.TypeFlags.StringLike |
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.BooleanLike |
  ts.TypeFlags.BigIntLike |
  ts.TypeFlags.Null |
  ts.TypeFlags.Undefined |
  ts.TypeFlags.Void;

/** Whether a type is a primitive, a literal, an enum, or a union of these. */
export function isPrimitiveLike(type: ts.Type): boolean {
  if (type.isUnion()) return type.types.every(isPrimitiveLike);
  return (type.flags & PRIMITIVE) !== 0;
}

/** Whether a type is `undefined` or `void`, or both, which JSON expresses by leaving the value out. */
export function isAbsent(type: ts.Type): boolean {
  if (type.isUnion()) return type.types.every(isAbsent);
  return (type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)) !== 0;
}

/** Whether a value of the type may be left out. */
export function mayBeAbsent(type: ts.Type): boolean {
  return type.isUnion() ? type.types.some(isAbsent) : isAbsent(type);
}

/** Whether a type is `never`. */
export function isNever(type: ts.Type): boolean {
  return (type.flags & ts.TypeFlags.Never) !== 0;
}

/** Whether a property is keyed by a symbol, which JSON has no place for. */
export function isSymbolKeyed(property: ts.Symbol): boolean {
  return String(property.escapedName).startsWith("__@");
}

/** Whether a type is the instance type of a class, as opposed to one that is derived from it. */
export function isClassInstance(type: ts.Type): boolean {
  const flags = type.flags & ts.TypeFlags.Object ? type.getSymbol()?.flags : undefined;
  return flags !== undefined && (flags & ts.SymbolFlags.Class) !== 0;
}
