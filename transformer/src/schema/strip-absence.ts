import type ts from "typescript";
import { namedMembers } from "./order/named-members.js";
import { isAbsent } from "./type-predicates.js";

/** `T` of `T | undefined`, where `T` is one type by itself; any other type as it is. */
export function stripAbsence(type: ts.Type): ts.Type {
  if (!type.isUnion()) return type;
  for (const members of [namedMembers(type), type.types]) {
    const [only, ...others] = members.filter((member) => !isAbsent(member));
    if (only !== undefined && others.length === 0) return only;
  }
  return type;
}
