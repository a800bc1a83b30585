import ts from "typescript";
import type { TypeConverter } from "../conversion.js";

/** `any` and `unknown` take every value. */
export const anyType: TypeConverter = {
  supports: (type) => (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0,
  convert(type, place, conversion) {
    conversion.noticeUnchecked(type.flags & ts.TypeFlags.Any ? "any" : "unknown", place);
    return {};
  },
};
