import type ts from "typescript";
import { isNever } from "./type-predicates.js";

/**
 * Whether no value fits a type: `never`, or an intersection whose members exclude each other. The checker
 * reduces the second kind late; until then it shows by having lost the members of its parts.
 */
export function isImpossible(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (isNever(type)) return true;
  if (!type.isIntersection() || checker.getPropertiesOfType(type).length > 0) return false;
  return type.types.some((part) => !part.isUnion() && checker.getPropertiesOfType(part).length > 0);
}
