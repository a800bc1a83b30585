import ts from "typescript";
import { followAlias } from "../../checker/follow-alias.js";
import { isTuple } from "../../checker/is-tuple.js";

/** How many aliases are followed from one piece of syntax. */
const MAX_ALIASES = 20;

/**
 * The types that a piece of type syntax puts into a union, in the order of the text: the members of a
 * written union, through parentheses, aliases and their arguments; the keys of `keyof T`; the elements of a
 * tuple that is indexed by `number`; the members of an enum.
 */
export function writtenMembers(
  node: ts.TypeNode,
  checker: ts.TypeChecker,
  budget = MAX_ALIASES,
): readonly ts.Type[] {
  if (budget === 0) return [];
  if (ts.isParenthesizedTypeNode(node)) return writtenMembers(node.type, checker, budget);
  if (ts.isUnionTypeNode(node)) {
    return node.types.flatMap((member) => writtenMembers(member, checker, budget));
  }
  const type = checker.getTypeFromTypeNode(node);
  return [type, ...membersBehind(node, type, checker, budget)];
}

function membersBehind(
  node: ts.TypeNode,
  type: ts.Type,
  checker: ts.TypeChecker,
  budget: number,
): readonly ts.Type[] {
  if (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword) {
    return keysOf(node.type, type, checker);
  }
  if (ts.isIndexedAccessTypeNode(node)) return elementsOf(node.objectType, checker);
  if (!ts.isTypeReferenceNode(node)) return [];
  const given = node.typeArguments ?? [];
  return [
    ...declaredMembers(node.typeName, checker, budget),
    ...given.flatMap((argument) => writtenMembers(argument, checker, budget - 1)),
  ];
}

/** The members behind a name: of an alias, of the constraint of a type parameter, or of an enum. */
function declaredMembers(
  name: ts.EntityName,
  checker: ts.TypeChecker,
  budget: number,
): readonly ts.Type[] {
  const symbol = checker.getSymbolAtLocation(name);
  const target = symbol && followAlias(symbol, checker);
  return (target?.declarations ?? []).flatMap((declaration) => {
    if (ts.isEnumDeclaration(declaration)) return membersOfEnum(declaration, checker);
    const syntax = ts.isTypeAliasDeclaration(declaration)
      ? declaration.type
      : ts.isTypeParameterDeclaration(declaration)
        ? declaration.constraint
        : undefined;
    return syntax === undefined ? [] : writtenMembers(syntax, checker, budget - 1);
  });
}

/** The enum's own literals; asked by itself, each member gives a fresh literal that no union holds. */
function membersOfEnum(
  declaration: ts.EnumDeclaration,
  checker: ts.TypeChecker,
): readonly ts.Type[] {
  const whole = checker.getTypeAtLocation(declaration);
  const literals = whole.isUnion() ? whole.types : [whole];
  return declaration.members.flatMap((member) => {
    const symbol = checker.getSymbolAtLocation(member.name);
    return literals.filter((literal) => literal.symbol === symbol);
  });
}

function keysOf(
  objectNode: ts.TypeNode,
  keys: ts.Type,
  checker: ts.TypeChecker,
): readonly ts.Type[] {
  const names = checker
    .getPropertiesOfType(checker.getTypeFromTypeNode(objectNode))
    .map((property) => property.name);
  const literals = keys.isUnion() ? keys.types : [keys];
  return names.flatMap((name) =>
    literals.filter(
      (key) => (key.isStringLiteral() || key.isNumberLiteral()) && String(key.value) === name,
    ),
  );
}

function elementsOf(objectNode: ts.TypeNode, checker: ts.TypeChecker): readonly ts.Type[] {
  const type = checker.getTypeFromTypeNode(objectNode);
  return isTuple(type, checker) ? checker.getTypeArguments(type) : [];
}
