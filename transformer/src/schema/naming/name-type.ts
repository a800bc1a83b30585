import ts from "typescript";
import { isTypeReference } from "../../checker/is-type-reference.js";
import { orderUnion } from "../order/order-union.js";
import { namingSymbol } from "./naming-symbol.js";
import { symbolName } from "./symbol-name.js";

/** Longest name of a definition, in characters, before its number. */
const MAX_LENGTH = 80;
/** How deep type arguments appear in a name. */
const MAX_DEPTH = 3;

/**
 * A readable name for a definition, made of letters, digits and `_` only, so that it needs no escape in a
 * reference: `Box<string | number>` is `Box_string_or_number`. Undefined for a type without a name.
 */
export function nameType(type: ts.Type, checker: ts.TypeChecker): string | undefined {
  const symbol = namingSymbol(type);
  if (symbol === undefined) return undefined;
  const name = describe(type, checker, 0).replace(/[^A-Za-z0-9_]+/g, "_");
  return name.replace(/^_+|_+$/g, "").slice(0, MAX_LENGTH) || "Type";
}

function describe(type: ts.Type, checker: ts.TypeChecker, depth: number): string {
  const symbol = namingSymbol(type);
  if (symbol !== undefined && (type.aliasSymbol !== undefined || !checker.isArrayType(type))) {
    const parts = depth < MAX_DEPTH ? argumentsOf(type, checker) : [];
    return [symbolName(symbol), ...parts.map((part) => describe(part, checker, depth + 1))].join(
      "_",
    );
  }
  if (type.flags & ts.TypeFlags.Boolean) return "boolean";
  if (type.isStringLiteral() || type.isNumberLiteral()) return String(type.value);
  if (depth >= MAX_DEPTH) return "etc";
  if (type.isUnion()) {
    const members = orderUnion(type, undefined, checker);
    return members.map((member) => describe(member, checker, depth + 1)).join("_or_");
  }
  if (type.isIntersection()) {
    return type.types.map((member) => describe(member, checker, depth + 1)).join("_and_");
  }
  if (checker.isArrayType(type) || checker.isTupleType(type)) {
    const parts = argumentsOf(type, checker);
    return ["list_of", ...parts.map((part) => describe(part, checker, depth + 1))].join("_");
  }
  if (type.flags & ts.TypeFlags.Object) return "object";
  return checker.typeToString(type);
}

function argumentsOf(type: ts.Type, checker: ts.TypeChecker): readonly ts.Type[] {
  if (type.aliasSymbol !== undefined) return type.aliasTypeArguments ?? [];
  return isTypeReference(type) ? withoutThis(type, checker.getTypeArguments(type)) : [];
}

function withoutThis(type: ts.TypeReference, found: readonly ts.Type[]): readonly ts.Type[] {
  const own = type.target.typeParameters?.length;
  return own === undefined ? found.filter((argument) => argument !== type) : found.slice(0, own);
}
