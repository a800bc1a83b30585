import type ts from "typescript";

/** Whether values of the type can be called or constructed. */
export function isCallable(type: ts.Type): boolean {
  return type.getCallSignatures().length > 0 || type.getConstructSignatures().length > 0;
}
