import ts from "typescript";
import type { TypeConverter } from "../conversion.js";

/** A type parameter that is still open stands for its constraint; `this` stands for the type around it. */
export const typeParameter: TypeConverter = {
  supports: (type) => (type.flags & ts.TypeFlags.Instantiable) !== 0,
  convert(type, place, conversion) {
    const constraint = conversion.checker.getBaseConstraintOfType(type);
    if (
      constraint === undefined ||
      constraint === type ||
      constraint.flags & ts.TypeFlags.Unknown
    ) {
      const text = conversion.checker.typeToString(type);
      return conversion.refuse(
        `the type parameter ${text} is open; give it a constraint or a concrete type`,
        place,
      );
    }
    return conversion.convert(constraint, place);
  },
};
