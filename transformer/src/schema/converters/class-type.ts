import type { TypeConverter } from "../conversion.js";
import { convertObject } from "../objects/convert-object.js";
import { planInstance } from "../objects/plan-instance.js";
import { isClassInstance } from "../type-predicates.js";

/** A class: its public instance fields, and how an instance is made of them before the method is called. */
export const classType: TypeConverter = {
  supports: isClassInstance,
  convert(type, place, conversion) {
    if (conversion.direction === "output") return convertObject(type, place, conversion);
    return planInstance(type, place, conversion);
  },
};
