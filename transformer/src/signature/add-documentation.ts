import type { Constraint } from "../jsdoc/constraint.js";
import type { AnnotatedSchema } from "../schema/annotated-schema.js";
import type { Conversion, TypePlace } from "../schema/conversion.js";
import { addKeyword } from "../schema/keywords/add-keyword.js";

/** What a comment gives to a schema. */
export interface Words {
  readonly description?: string;
  readonly constraints: readonly Constraint[];
}

/** Adds a comment's description and constraint tags; what `Field` already said stays. */
export function addDocumentation(
  schema: AnnotatedSchema,
  { description, constraints }: Words,
  place: TypePlace,
  conversion: Conversion,
): AnnotatedSchema {
  let result: AnnotatedSchema =
    description === undefined || schema.description !== undefined
      ? schema
      : { ...schema, description };
  for (const { keyword, value } of constraints) {
    if (result[keyword] !== undefined && keyword !== "type") continue;
    const added = addKeyword(result, keyword, value);
    if (typeof added === "string") conversion.rejectKeyword(added, place);
    else result = added;
  }
  return result;
}
