import ts from "typescript";
import type { AnnotatedSchema } from "../annotated-schema.js";
import type { Conversion, TypeConverter, TypePlace } from "../conversion.js";
import { findMemberSyntax } from "../../checker/find-member-syntax.js";
import { applyKeywords } from "../keywords/apply-keywords.js";
import { orderUnion } from "../order/order-union.js";
import { readField, type FieldParts } from "../read-field.js";
import { isImpossible } from "../is-impossible.js";
import { isAbsent } from "../type-predicates.js";
import { convertParts } from "../convert-parts.js";
import { joinAlternatives } from "../join-alternatives.js";

/**
 * `A | B`. Members that mean "left out" or "no value" are dropped; who may leave a value out is said
 * elsewhere.
 */
export const unionType: TypeConverter = {
  supports: (type) => type.isUnion(),
  convert(type, place, conversion) {
    if (!type.isUnion()) return {};
    const members = orderUnion(type, place.node, conversion.checker).filter(
      (member) => !isAbsent(member) && !isImpossible(member, conversion.checker),
    );
    // The syntax wrote the union; taken for that of a member it would give each the union's comment.
    const placeOf = (member: ts.Type): TypePlace => ({
      path: place.path,
      node: findMemberSyntax(place.node, member, conversion.checker),
    });
    const shared = sharedKeywords(members, conversion.checker);
    if (shared === undefined) {
      return joinAlternatives(members.map((member) => conversion.convert(member, placeOf(member))));
    }
    const bases = members.map((member) => convertBase(member, placeOf(member), conversion));
    return applyKeywords(joinAlternatives(bases), shared, place, conversion);
  },
};

/** `Field` over a union marks each member; keywords that all of them carry belong to the union. */
function sharedKeywords(
  members: readonly ts.Type[],
  checker: ts.TypeChecker,
): FieldParts["keywords"] | undefined {
  const [first, ...others] = members
    .filter((member) => !(member.flags & ts.TypeFlags.Null))
    .map((member) => readField(member, checker).keywords);
  if (first === undefined || first.length === 0) return undefined;
  const same = others.every(
    (keywords) =>
      keywords.length === first.length && keywords.every((keyword, i) => keyword === first[i]),
  );
  return same ? first : undefined;
}

function convertBase(member: ts.Type, place: TypePlace, conversion: Conversion): AnnotatedSchema {
  const { bases, keywords } = readField(member, conversion.checker);
  return keywords.length === 0
    ? conversion.convert(member, place)
    : convertParts(member, bases, place, conversion);
}
