import ts from "typescript";
import { writtenType } from "../../checker/written-type.js";
import type { Conversion, Direction } from "../conversion.js";
import { orderProperties } from "../order/order-properties.js";
import { isClassInstance, isSymbolKeyed } from "../type-predicates.js";

/** A member of an object type that JSON has a place for. */
export interface ObjectMember {
  readonly name: string;
  readonly symbol: ts.Symbol;
  readonly type: ts.Type;
  readonly node: ts.TypeNode | undefined;
  readonly isOptional: boolean;
}

/**
 * The members of an object type that take part in JSON: no symbol keys, nothing private or protected. Of a
 * class only its fields do and, on input, the accessors that can be set: the prototype has the rest. A type
 * derived from a class (`Readonly<Book>`) is no instance, so a value has to bring all of it.
 */
export function listMembers(type: ts.Type, conversion: Conversion): readonly ObjectMember[] {
  const { checker, direction, method } = conversion;
  const hasPrototype = direction === "output" || isClassInstance(type);
  return orderProperties(type, checker)
    .filter((symbol) => !isSymbolKeyed(symbol) && isPublic(symbol))
    .filter((symbol) => !hasPrototype || isField(symbol, direction))
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

function isField(symbol: ts.Symbol, direction: Direction): boolean {
  const declarations = symbol.declarations ?? [];
  const inClass = declarations.filter(isInClass);
  if (inClass.some(ts.isMethodDeclaration)) return false;
  if (!inClass.some(isAccessor)) return true;
  return direction === "input" && !declarations.every(ts.isGetAccessorDeclaration);
}

function isAccessor(declaration: ts.Declaration): boolean {
  return ts.isAccessor(declaration) || ts.isAutoAccessorPropertyDeclaration(declaration);
}

function isInClass(declaration: ts.Declaration): boolean {
  return ts.isClassLike(declaration.parent);
}
