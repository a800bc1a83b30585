import type { TypeConverter } from "../conversion.js";
import { isImpossible } from "../is-impossible.js";

/** A type without a value: nobody could call the tool. */
export const neverType: TypeConverter = {
  supports: (type, { checker }) => isImpossible(type, checker),
  convert: (_type, place, conversion) =>
    conversion.refuse("the type is never: no value fits it", place),
};
