import ts from "typescript";

/** Whether a type is an object type of a kind that only its object flags tell. */
export function hasObjectFlags(type: ts.Type, flags: ts.ObjectFlags): type is ts.ObjectType {
  if (!(type.flags & ts.TypeFlags.Object) || !("objectFlags" in type)) return false;
  return (Number(type.objectFlags) & flags) !== 0;
}
