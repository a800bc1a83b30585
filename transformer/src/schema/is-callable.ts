import ts from "typescript";
import { isAbsent } from "./type-predicates.js";

/** Whether values of the type can be called or constructed. */
export function isCallable(type: ts.Type): boolean {
  return type.getCallSignatures().length > 0 || type.getConstructSignatures().length > 0;
}

/** Whether every value of the type is a function, but for null and undefined. */
export function holdsOnlyFunctions(type: ts.Type, checker: ts.TypeChecker): boolean {
  const members = type.isUnion() ? type.types.filter(isPresent) : [type];
  return members.length > 0 && members.every((part) => isCallable(checker.getApparentType(part)));
}

function isPresent(type: ts.Type): boolean {
  return !isAbsent(type) && (type.flags & ts.TypeFlags.Null) === 0;
}
