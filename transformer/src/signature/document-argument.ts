import type { JsonSchema } from "@toolmeta/contract";
import type { MethodDocumentation } from "../jsdoc/method-documentation.js";
import type { AnnotatedSchema } from "../schema/annotated-schema.js";
import type { Conversion } from "../schema/conversion.js";
import { addDocumentation } from "./add-documentation.js";

/**
 * Adds what a method's comment says of one argument (`@param limit`) and of its members
 * (`@param options.limit`). `Field`'s own words win over the comment's.
 */
export function documentArgument(
  schema: AnnotatedSchema,
  name: string,
  documentation: MethodDocumentation,
  conversion: Conversion,
): AnnotatedSchema {
  const own = documentation.parameters.get(name);
  const documented =
    own === undefined ? schema : addDocumentation(schema, own, { path: name }, conversion);
  return documentMembers(documented, name, documentation, conversion);
}

function documentMembers(
  schema: AnnotatedSchema,
  path: string,
  documentation: MethodDocumentation,
  conversion: Conversion,
): AnnotatedSchema {
  const isMentioned = [...documentation.parameters.keys()].some((key) =>
    key.startsWith(`${path}.`),
  );
  if (!isMentioned) return schema;
  return conversion.amend(schema, (target) => {
    if (target.properties === undefined) return target;
    const members = Object.entries(target.properties).map(
      ([name, member]): [string, JsonSchema] => [
        name,
        documentArgument(member, `${path}.${name}`, documentation, conversion),
      ],
    );
    return { ...target, properties: Object.fromEntries(members) };
  });
}
