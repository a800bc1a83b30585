import type ts from "typescript";

/** The checker's own question, as a guard. */
export function isTuple(type: ts.Type, checker: ts.TypeChecker): type is ts.TupleTypeReference {
  return checker.isTupleType(type);
}
