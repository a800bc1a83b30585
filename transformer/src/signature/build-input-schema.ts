import type { ObjectSchema } from "@toolmeta/contract";
import type { MethodDocumentation } from "../jsdoc/method-documentation.js";
import type { AnnotatedSchema } from "../schema/annotated-schema.js";
import type { Conversion } from "../schema/conversion.js";
import { holdsOnlyFunctions } from "../schema/is-callable.js";
import { isAbsent } from "../schema/type-predicates.js";
import type { Argument } from "./argument.js";
import { documentArgument } from "./document-argument.js";

/** The object of a tool's arguments: in the order of the signature, and closed. */
export function buildInputSchema(
  read: readonly Argument[],
  documentation: MethodDocumentation,
  conversion: Conversion,
): AnnotatedSchema & ObjectSchema {
  const properties: Record<string, AnnotatedSchema> = {};
  const required: string[] = [];
  for (const argument of read) {
    // What is always undefined is left out by everyone.
    if (isAbsent(argument.type)) continue;
    const place = { path: argument.name, node: argument.typeNode };
    if (argument.isOptional && holdsOnlyFunctions(argument.type, conversion.checker)) {
      conversion.omit("a function cannot be sent as JSON", place);
      continue;
    }
    const converted = conversion.convert(argument.type, place);
    const fromMember =
      argument.member === undefined
        ? converted
        : conversion.document(argument.member, converted, place);
    const schema = documentArgument(fromMember, argument.name, documentation, conversion);
    properties[argument.name] =
      argument.defaultValue === undefined ? schema : { ...schema, default: argument.defaultValue };
    if (!argument.isOptional) required.push(argument.name);
  }
  return {
    type: "object",
    properties,
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
  };
}
