import type ts from "typescript";

/** The members of a union as they were named (`Shape | undefined`), where the checker still knows. */
export function namedMembers(type: ts.UnionType): readonly ts.Type[] {
  const origin = "origin" in type ? (type.origin as ts.Type | undefined) : undefined;
  return origin?.isUnion() ? origin.types : type.types;
}
