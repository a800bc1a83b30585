import ts from "typescript";
import { hasObjectFlags } from "./has-object-flags.js";

/** Whether a type is a generic class, interface or tuple with its type arguments. */
export function isTypeReference(type: ts.Type): type is ts.TypeReference {
  return hasObjectFlags(type, ts.ObjectFlags.Reference);
}
