import type { JsonSchema, JsonValue } from "@toolmeta/contract";
import type { Constraint } from "../jsdoc/constraint.js";
import { plan, type AnnotatedSchema } from "../schema/annotated-schema.js";
import type { Conversion, TypePlace } from "../schema/conversion.js";
import { addKeyword } from "../schema/keywords/add-keyword.js";
import { kindsOf } from "../schema/keywords/kinds-of.js";

/** What a comment gives to a schema. */
export interface Words {
  readonly description?: string;
  readonly constraints: readonly Constraint[];
}

/**
 * Adds a comment's description and constraint tags. The later comment is the more special one and wins:
 * that of a named type, of a member, of the method. What `Field` said stays.
 */
export function addDocumentation(
  schema: AnnotatedSchema,
  { description, constraints }: Words,
  place: TypePlace,
  conversion: Conversion,
): AnnotatedSchema {
  const isFixed = (keyword: keyof JsonSchema): boolean =>
    schema[plan]?.fixed?.includes(keyword) ?? false;
  let result: AnnotatedSchema =
    description === undefined || isFixed("description") ? schema : { ...schema, description };
  for (const constraint of constraints) {
    if (isFixed(constraint.keyword)) continue;
    const added = addKeyword(result, constraint.keyword, typedValue(constraint, result));
    if (typeof added === "string") conversion.rejectKeyword(added, place);
    else result = added;
  }
  return result;
}

/** A tag knows no types: `@default 10` on a string means the text. */
function typedValue({ keyword, value, raw }: Constraint, schema: AnnotatedSchema): JsonValue {
  const kinds = kindsOf(schema);
  const isText = kinds?.every((kind) => kind === "string") ?? false;
  return keyword === "default" && isText && typeof value !== "string" ? raw : value;
}
