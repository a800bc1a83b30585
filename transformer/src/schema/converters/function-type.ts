import ts from "typescript";
import type { TypeConverter } from "../conversion.js";
import { isCallable } from "../is-callable.js";

/** Functions, constructors and symbols: JSON has no place for them. */
export const functionType: TypeConverter = {
  supports: (type) => isCallable(type) || (type.flags & ts.TypeFlags.ESSymbolLike) !== 0,
  convert: (type, place, conversion) =>
    conversion.refuse(
      `${isCallable(type) ? "a function" : "a symbol"} cannot be sent as JSON`,
      place,
    ),
};
