import ts from "typescript";
import type { TypeConverter } from "../conversion.js";
import { convertObject } from "../objects/convert-object.js";
import { planInstance } from "../objects/plan-instance.js";

/** A class: its public instance fields, and how an instance is made of them before the method is called. */
export const classType: TypeConverter = {
  supports: (type) => classOf(type) !== undefined,
  convert(type, place, conversion) {
    if (conversion.direction === "output") return convertObject(type, place, conversion);
    return planInstance(type, place, conversion);
  },
};

function classOf(type: ts.Type): ts.Symbol | undefined {
  const symbol = type.flags & ts.TypeFlags.Object ? type.getSymbol() : undefined;
  return symbol !== undefined && symbol.flags & ts.SymbolFlags.Class ? symbol : undefined;
}
