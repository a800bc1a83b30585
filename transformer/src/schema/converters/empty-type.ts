import ts from "typescript";
import type { TypeConverter } from "../conversion.js";

/** `{}`: everything but null. */
export const emptyType: TypeConverter = {
  supports(type, { checker }) {
    if (!(type.flags & ts.TypeFlags.Object) || type.isClass()) return false;
    return (
      checker.getPropertiesOfType(type).length === 0 &&
      checker.getIndexInfosOfType(type).length === 0
    );
  },
  convert: () => ({
    anyOf: [
      { type: "string" },
      { type: "number" },
      { type: "boolean" },
      { type: "array", items: {} },
      { type: "object" },
    ],
  }),
};
