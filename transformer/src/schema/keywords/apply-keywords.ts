import type { JsonSchema, JsonValue } from "@toolmeta/contract";
import type ts from "typescript";
import { plan, type AnnotatedSchema } from "../annotated-schema.js";
import type { Conversion, TypePlace } from "../conversion.js";
import { addKeyword } from "./add-keyword.js";
import { keywordTable } from "./keyword-table.js";
import { readLiteralType } from "../../checker/read-literal-type.js";

/** Adds the keywords of `Field` to a schema; what does not fit is reported and left out. */
export function applyKeywords(
  schema: AnnotatedSchema,
  keywordTypes: readonly ts.Type[],
  place: TypePlace,
  conversion: Conversion,
): AnnotatedSchema {
  let result = schema;
  for (const [name, value] of keywordTypes.flatMap((type) =>
    readKeywords(type, place, conversion),
  )) {
    const added = addKeyword(result, name, value);
    if (typeof added === "string") conversion.rejectKeyword(added, place);
    else result = fix(added, name);
  }
  return result;
}

function fix(schema: AnnotatedSchema, name: keyof JsonSchema): AnnotatedSchema {
  const known = schema[plan];
  return { ...schema, [plan]: { ...known, fixed: [...(known?.fixed ?? []), name] } };
}

function readKeywords(
  type: ts.Type,
  place: TypePlace,
  conversion: Conversion,
): readonly (readonly [keyof JsonSchema, JsonValue])[] {
  const { checker } = conversion;
  return checker.getPropertiesOfType(type).flatMap((property) => {
    const value = readLiteralType(
      checker.getNonNullableType(checker.getTypeOfSymbol(property)),
      checker,
    );
    const { name } = property;
    if (!isKeyword(name)) {
      conversion.rejectKeyword(`Field has no keyword "${name}"`, place);
      return [];
    }
    if (value === undefined) {
      conversion.rejectKeyword(`Field's "${name}" must be one literal value`, place);
      return [];
    }
    return [[name, value] as const];
  });
}

function isKeyword(name: string): name is keyof JsonSchema {
  return Object.hasOwn(keywordTable, name);
}
