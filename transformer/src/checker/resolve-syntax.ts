import ts from "typescript";
import { followAlias } from "./follow-alias.js";
import { isLibrarySymbol } from "./is-library-symbol.js";

/**
 * The syntax that says what a type is made of: behind parentheses, `readonly`, and the names of aliases
 * without parameters. A reference to a type of the library (`Map<K, V>`) stands as it is. Undefined where
 * that is not to be seen, as behind an alias with parameters.
 */
export function resolveSyntax(
  node: ts.TypeNode | undefined,
  checker: ts.TypeChecker,
): ts.TypeNode | undefined {
  if (node === undefined) return undefined;
  if (ts.isParenthesizedTypeNode(node)) return resolveSyntax(node.type, checker);
  if (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.ReadonlyKeyword) {
    return resolveSyntax(node.type, checker);
  }
  if (!ts.isTypeReferenceNode(node)) return node;
  const symbol = checker.getSymbolAtLocation(node.typeName);
  const target = symbol && followAlias(symbol, checker);
  if (target === undefined || isLibrarySymbol(target)) return node;
  const alias = target.declarations?.find(ts.isTypeAliasDeclaration);
  return alias === undefined || alias.typeParameters !== undefined
    ? undefined
    : resolveSyntax(alias.type, checker);
}
