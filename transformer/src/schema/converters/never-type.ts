import type { TypeConverter } from "../conversion.js";
import { isNever } from "../type-predicates.js";

/** `never` has no value, so nobody could call the tool. */
export const neverType: TypeConverter = {
  supports: isNever,
  convert: (_type, place, conversion) =>
    conversion.refuse("the type is never: no value fits it", place),
};
