import ts from "typescript";
import type { Conversion } from "../conversion.js";
import { orderProperties } from "../order/order-properties.js";
import { isSymbolKeyed } from "../type-predicates.js";

/** A member of an object type that JSON has a place for. */
export interface ObjectMember {
  readonly name: string;
  readonly symbol: ts.Symbol;
  readonly type: ts.Type;
  readonly node: ts.TypeNode | undefined;
  readonly isOptional: boolean;
}

/**
 * The members of an object type that take part in JSON: no symbol keys, nothing private or protected,
 * and of a class only its fields and the accessors that can be set.
 */
export function listMembers(type: ts.Type, conversion: Conversion): readonly ObjectMember[] {
  const { checker, method } = conversion;
  return orderProperties(type, checker)
    .filter((symbol) => !isSymbolKeyed(symbol) && isPublic(symbol) && isField(symbol))
    .map((symbol) => ({
      name: symbol.getName(),
      symbol,
      type: checker.getTypeOfSymbolAtLocation(symbol, method),
      node: writtenType(symbol),
      isOptional: (symbol.flags & ts.SymbolFlags.Optional) !== 0,
    }));
}

/** Whether a property may be touched from outside its class. */
export function isPublic(symbol: ts.Symbol): boolean {
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  return (symbol.declarations ?? []).every(
    (declaration) =>
      (ts.getCombinedModifierFlags(declaration) & hidden) === 0 &&
      !(ts.isPropertyDeclaration(declaration) && ts.isPrivateIdentifier(declaration.name)),
  );
}

function isField(symbol: ts.Symbol): boolean {
  const declarations = symbol.declarations ?? [];
  if (
    declarations.some(
      (declaration) => ts.isMethodDeclaration(declaration) && isInClass(declaration),
    )
  ) {
    return false;
  }
  const reads = declarations.some(ts.isGetAccessorDeclaration);
  return !reads || declarations.some(ts.isSetAccessorDeclaration) || !declarations.every(isInClass);
}

function isInClass(declaration: ts.Declaration): boolean {
  return ts.isClassLike(declaration.parent);
}

function writtenType(symbol: ts.Symbol): ts.TypeNode | undefined {
  const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
  if (declaration === undefined) return undefined;
  const isTyped =
    ts.isPropertySignature(declaration) ||
    ts.isPropertyDeclaration(declaration) ||
    ts.isParameter(declaration);
  return isTyped ? declaration.type : undefined;
}
