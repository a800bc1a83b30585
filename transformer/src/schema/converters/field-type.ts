import type { TypeConverter } from "../conversion.js";
import { applyKeywords } from "../keywords/apply-keywords.js";
import { readField } from "../read-field.js";
import { convertParts } from "../convert-parts.js";

/** `Field<T, K>`: the schema of `T` with the keywords of `K`. */
export const fieldType: TypeConverter = {
  supports: (type, { checker }) => readField(type, checker).keywords.length > 0,
  convert(type, place, conversion) {
    const { bases, keywords } = readField(type, conversion.checker);
    return applyKeywords(convertParts(type, bases, place, conversion), keywords, place, conversion);
  },
};
