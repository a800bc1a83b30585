import type { JsonValue } from "@toolmeta/contract";
import ts from "typescript";
import { isTuple } from "./is-tuple.js";

/** The one value of a type, or undefined when it has more than one or none that JSON can carry. */
export function readLiteralType(type: ts.Type, checker: ts.TypeChecker): JsonValue | undefined {
  if (type.isStringLiteral()) return type.value;
  if (type.isNumberLiteral()) return Number.isFinite(type.value) ? type.value : undefined;
  if (type.flags & ts.TypeFlags.BooleanLiteral) return checker.typeToString(type) === "true";
  if (type.flags & ts.TypeFlags.Null) return null;
  if (isTuple(type, checker)) return readAll(checker.getTypeArguments(type), checker);
  if (!(type.flags & ts.TypeFlags.Object) || checker.isArrayType(type)) return undefined;
  if (type.getCallSignatures().length > 0) return undefined;
  const properties = checker.getPropertiesOfType(type);
  const values = readAll(
    properties.map((property) => checker.getTypeOfSymbol(property)),
    checker,
  );
  return values && Object.fromEntries(properties.map(({ name }, i) => [name, values[i] ?? null]));
}

function readAll(types: readonly ts.Type[], checker: ts.TypeChecker): JsonValue[] | undefined {
  const values: JsonValue[] = [];
  for (const type of types) {
    const value = readLiteralType(type, checker);
    if (value === undefined) return undefined;
    values.push(value);
  }
  return values;
}
