import { convertParts } from "../convert-parts.js";
import type { TypeConverter } from "../conversion.js";

/** `A & B`. The checker has already spread unions outwards and merged the members of objects. */
export const intersectionType: TypeConverter = {
  supports: (type) => type.isIntersection(),
  convert: (type, place, conversion) =>
    convertParts(type, type.isIntersection() ? type.types : [type], place, conversion),
};
