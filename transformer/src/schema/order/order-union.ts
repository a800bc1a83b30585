import ts from "typescript";
import { compareTypes } from "./compare-types.js";
import { namedMembers } from "./named-members.js";
import { writtenMembers } from "./written-members.js";

/**
 * The members of a union in the order in which its author wrote them. The checker sorts members by the
 * order in which it met them anywhere in the program, so an unrelated edit would change a schema; members
 * whose place in the source is not known come last, in an order that depends on themselves only.
 *
 * A named union of objects inside the union stays one member, so that it keeps its name.
 */
export function orderUnion(
  type: ts.UnionType,
  node: ts.TypeNode | undefined,
  checker: ts.TypeChecker,
): readonly ts.Type[] {
  const ranks = new Map<ts.Type | ts.Symbol, number>();
  for (const syntax of [node, aliasSyntax(type)]) {
    if (syntax === undefined) continue;
    for (const member of writtenMembers(syntax, checker)) {
      // An instance of a generic alias has other members than were written, of the same declarations.
      for (const key of [member, member.getSymbol()]) {
        if (key !== undefined && !ranks.has(key)) ranks.set(key, ranks.size);
      }
    }
  }
  const rank = (member: ts.Type): number =>
    ranks.get(member) ??
    ranks.get(member.getSymbol() ?? member) ??
    firstRank(member, ranks) ??
    Number.POSITIVE_INFINITY;
  return namedMembers(type)
    .flatMap(openLiterals)
    .sort((a, b) => {
      const [left, right] = [rank(a), rank(b)];
      return left === right ? compareTypes(a, b, checker) : left - right;
    });
}

function openLiterals(member: ts.Type): readonly ts.Type[] {
  if (!member.isUnion() || member.flags & ts.TypeFlags.Boolean) return [member];
  const holdsObjects = member.types.some(
    (part) => (part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0,
  );
  return holdsObjects && member.aliasSymbol !== undefined ? [member] : member.types;
}

function firstRank(member: ts.Type, ranks: ReadonlyMap<unknown, number>): number | undefined {
  if (!member.isUnionOrIntersection()) return undefined;
  const found = member.types.flatMap((part) => ranks.get(part) ?? []);
  return found.length === 0 ? undefined : Math.min(...found);
}

function aliasSyntax(type: ts.Type): ts.TypeNode | undefined {
  const declaration = type.aliasSymbol?.declarations?.[0];
  return declaration !== undefined && ts.isTypeAliasDeclaration(declaration)
    ? declaration.type
    : undefined;
}
