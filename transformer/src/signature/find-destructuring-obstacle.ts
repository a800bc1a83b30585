import ts from "typescript";
import { isPublic } from "../schema/objects/list-members.js";
import { isClassInstance } from "../schema/type-predicates.js";

const OPEN = ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.NonPrimitive;

/** Why the members of a destructured parameter cannot be the arguments of a tool; undefined when they can. */
export function findDestructuringObstacle(
  type: ts.Type,
  checker: ts.TypeChecker,
): string | undefined {
  const shape = checker.getNonNullableType(type);
  if (shape.isUnion()) {
    return "a destructured union has no one list of members; name the parameter";
  }
  if (shape.flags & OPEN || checker.getIndexInfosOfType(shape).length > 0) {
    return "a destructured parameter whose type is open has no list of members; name the parameter";
  }
  const isMoreThanData = checker
    .getPropertiesOfType(shape)
    .some((member) => !isPublic(member) || (member.flags & ts.SymbolFlags.Property) === 0);
  return isClassInstance(shape) && isMoreThanData
    ? "a destructured instance of a class cannot be made of arguments; name the parameter"
    : undefined;
}
