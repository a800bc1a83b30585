import type ts from "typescript";
import { readBrand } from "../checker/read-brand.js";

/** A type taken apart into what `Field` was given: its base and its keywords. */
export interface FieldParts {
  /** The intersected types that are not keywords. */
  readonly bases: readonly ts.Type[];
  /** The keyword object types, outermost last. */
  readonly keywords: readonly ts.Type[];
}

/** Takes `Field<T, K>`, which the checker knows as the intersection of `T` and a mark, apart. */
export function readField(type: ts.Type, checker: ts.TypeChecker): FieldParts {
  if (!type.isIntersection()) return { bases: [type], keywords: [] };
  const bases: ts.Type[] = [];
  const keywords: ts.Type[] = [];
  for (const part of type.types) {
    const found = isMark(part, checker) ? readBrand(part, "field", checker) : undefined;
    if (found === undefined) bases.push(part);
    else keywords.push(found);
  }
  return { bases, keywords };
}

/** Whether a type was made by `Field`. */
export function isFieldType(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (type.isUnion()) return type.types.some((member) => isFieldType(member, checker));
  return readField(type, checker).keywords.length > 0;
}

/** A mark is an object type with nothing but the brand, so that looking for it costs little. */
function isMark(type: ts.Type, checker: ts.TypeChecker): boolean {
  return type.getSymbol()?.name === "Brand" && checker.getPropertiesOfType(type).length === 1;
}
