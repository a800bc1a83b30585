import type ts from "typescript";
import type { AnnotatedSchema } from "./annotated-schema.js";
import type { Conversion, TypePlace } from "./conversion.js";
import { convertObject } from "./objects/convert-object.js";
import { isSymbolKeyed, isPrimitiveLike } from "./type-predicates.js";
import { isCallable } from "./is-callable.js";
import { standardObjectOf } from "./standard-objects.js";

/**
 * Converts the intersection `whole`, of which `parts` are the types that say something about values.
 * Brands (`string & { __brand: "Id" }`, unique-symbol members) and `{}` say nothing that JSON could carry.
 */
export function convertParts(
  whole: ts.Type,
  parts: readonly ts.Type[],
  place: TypePlace,
  conversion: Conversion,
): AnnotatedSchema {
  const primitives = parts.filter((part) => isPrimitiveLike(part) || isTemplateLike(part));
  const telling = (primitives.length > 0 ? primitives : parts).filter(
    (part) => !isBrandOnly(part, conversion),
  );
  const [first, ...others] = telling;
  if (first === undefined) return conversion.convert(parts[0] ?? whole, place);
  if (others.length === 0) return conversion.convert(first, place);
  if (primitives.length > 0) {
    return { allOf: telling.map((part) => conversion.convert(part, place)) };
  }
  if (telling.some(isCallable))
    return conversion.refuse("a function cannot be sent as JSON", place);
  const { checker } = conversion;
  if (telling.some((part) => checker.isArrayType(part) || checker.isTupleType(part))) {
    return conversion.refuse("an array that is also another object has no form in JSON", place);
  }
  const standard = telling.find((part) => standardObjectOf(part, checker) !== undefined);
  if (standard !== undefined) {
    const text = checker.typeToString(standard);
    return conversion.refuse(`${text} that is also another object has no form in JSON`, place);
  }
  return convertObject(whole, place, conversion);
}

function isTemplateLike(type: ts.Type): boolean {
  return "texts" in type;
}

function isBrandOnly(type: ts.Type, { checker }: Conversion): boolean {
  if (isPrimitiveLike(type) || isTemplateLike(type) || isCallable(type)) return false;
  if (checker.isArrayType(type) || checker.getIndexInfosOfType(type).length > 0) return false;
  return checker.getPropertiesOfType(type).every(isSymbolKeyed);
}
