import type { TypeConverter } from "../conversion.js";
import { standardObjectOf } from "../standard-objects.js";

/** Objects of the platform that have a form of their own in JSON: `Date`, `URL`, `Map`, bytes. */
export const standardObjectType: TypeConverter = {
  supports: (type, { checker }) => standardObjectOf(type, checker) !== undefined,
  convert: (type, place, conversion) =>
    standardObjectOf(type, conversion.checker)?.(type, place, conversion) ?? {},
};
