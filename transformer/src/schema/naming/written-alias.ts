import ts from "typescript";
import { followAlias } from "../../checker/follow-alias.js";
import { isUtilityType } from "../is-utility-type.js";

/**
 * The alias that a piece of type syntax names. The checker forgets the alias of a primitive
 * (`type Port = number`), so its comment can be found through the syntax only.
 */
export function writtenAlias(
  node: ts.TypeNode | undefined,
  checker: ts.TypeChecker,
): ts.Symbol | undefined {
  if (node === undefined || !ts.isTypeReferenceNode(node)) return undefined;
  const symbol = checker.getSymbolAtLocation(node.typeName);
  const target = symbol && followAlias(symbol, checker);
  if (target === undefined || isUtilityType(target)) return undefined;
  return target.flags & ts.SymbolFlags.TypeAlias ? target : undefined;
}
