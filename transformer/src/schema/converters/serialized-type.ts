import ts from "typescript";
import type { Conversion, TypeConverter } from "../conversion.js";

/** On output, an object with a `toJSON` method is sent as what that method returns. */
export const serializedType: TypeConverter = {
  supports: (type, conversion) => serializedForm(type, conversion) !== undefined,
  convert(type, place, conversion) {
    const form = serializedForm(type, conversion);
    return form === undefined ? {} : conversion.convert(form, place);
  },
};

function serializedForm(type: ts.Type, conversion: Conversion): ts.Type | undefined {
  const isObject = (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
  if (conversion.direction === "input" || !isObject) return undefined;
  const method = conversion.checker.getPropertyOfType(type, "toJSON");
  if (method === undefined) return undefined;
  const [signature] = conversion.checker.getTypeOfSymbol(method).getCallSignatures();
  const form = signature && conversion.checker.getReturnTypeOfSignature(signature);
  return form === type ? undefined : form;
}
