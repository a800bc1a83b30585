import type ts from "typescript";
import { findMemberSyntax } from "../checker/find-member-syntax.js";
import type { AnnotatedSchema } from "./annotated-schema.js";
import type { Conversion, TypePlace } from "./conversion.js";
import { typeConverters } from "./converters/type-converters.js";
import type { Definitions } from "./definitions.js";
import { stripAbsence } from "./strip-absence.js";

/** How deep a type may nest before it is taken for one that expands without end. */
const MAX_DEPTH = 64;

/**
 * Makes the conversion that converters recurse through: named and recursive types become references into
 * `definitions`, every other type goes to the first converter that supports it.
 */
export function createConvert(
  definitions: Definitions,
  getConversion: () => Conversion,
): Conversion["convert"] {
  let depth = 0;
  const build = (type: ts.Type, place: TypePlace): AnnotatedSchema => {
    const conversion = getConversion();
    const converter = typeConverters.find((candidate) => candidate.supports(type, conversion));
    if (converter === undefined) {
      const text = conversion.checker.typeToString(type);
      return conversion.refuse(`the type ${text} has no form in JSON Schema`, place);
    }
    return converter.convert(type, place, conversion);
  };
  return (whole, written) => {
    const type = stripAbsence(whole);
    const place = type === whole ? written : placePresent(type, written, getConversion());
    if (depth >= MAX_DEPTH) {
      return getConversion().refuse(
        `the type expands without end (over ${String(MAX_DEPTH)} levels)`,
        { ...place, path: shorten(place.path) },
      );
    }
    depth += 1;
    try {
      return definitions.define(type, place, () => build(type, place), getConversion());
    } finally {
      depth -= 1;
    }
  };
}

/** The place of `T` in `T | undefined`. */
function placePresent(
  type: ts.Type,
  { path, node }: TypePlace,
  { checker }: Conversion,
): TypePlace {
  return { path, node: findMemberSyntax(node, type, checker) ?? node };
}

/** The beginning of a path that has no end. */
function shorten(path: string): string {
  const steps = path.split(".");
  return [...steps.slice(0, 4), "…"].join(".");
}
