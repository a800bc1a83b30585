import ts from "typescript";
import type { TypeConverter } from "../conversion.js";
import { convertObject } from "../objects/convert-object.js";

/** Interfaces, object literals and mapped types: an object with known members, index signatures, or both. */
export const objectType: TypeConverter = {
  supports: (type) => (type.flags & ts.TypeFlags.Object) !== 0,
  convert: convertObject,
};
