import ts from "typescript";
import type { TypeConverter } from "../conversion.js";
import { joinAlternatives } from "../join-alternatives.js";
import { isSymbolKeyed } from "../type-predicates.js";

/** A type parameter that is still open stands for its constraint; `this` stands for the type around it. */
export const typeParameter: TypeConverter = {
  supports: (type) => (type.flags & ts.TypeFlags.Instantiable) !== 0,
  convert(type, place, conversion) {
    const keys = keysOf(type, conversion.checker);
    if (keys !== undefined && keys.length > 0) {
      return joinAlternatives(keys.map((key) => ({ type: "string", const: key })));
    }
    const constraint = conversion.checker.getBaseConstraintOfType(type);
    if (
      keys !== undefined ||
      constraint === undefined ||
      constraint === type ||
      constraint.flags & ts.TypeFlags.Unknown
    ) {
      const text = conversion.checker.typeToString(type);
      return conversion.refuse(
        `the type parameter ${text} is open; give it a constraint or a concrete type`,
        place,
      );
    }
    return conversion.convert(constraint, place);
  },
};

/** The keys that `keyof T` certainly has, those of the constraint of `T`; undefined for any other type. */
function keysOf(type: ts.Type, checker: ts.TypeChecker): readonly string[] | undefined {
  const keys = type.flags & ts.TypeFlags.TypeParameter ? writtenConstraint(type, checker) : type;
  if (keys === undefined || !(keys.flags & ts.TypeFlags.Index)) return undefined;
  const constraint = checker.getBaseConstraintOfType((keys as ts.IndexType).type);
  const members = constraint === undefined ? [] : checker.getPropertiesOfType(constraint);
  return members.filter((member) => !isSymbolKeyed(member)).map(({ name }) => name);
}

/** The checker itself only tells what a constraint comes to, and takes `keyof T` for any key. */
function writtenConstraint(type: ts.Type, checker: ts.TypeChecker): ts.Type | undefined {
  const declaration = type.symbol.declarations?.find(ts.isTypeParameterDeclaration);
  return declaration?.constraint && checker.getTypeFromTypeNode(declaration.constraint);
}
