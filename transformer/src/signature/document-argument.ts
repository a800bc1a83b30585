import type { JsonSchema } from "@toolmeta/contract";
import type { MethodDocumentation } from "../jsdoc/method-documentation.js";
import type { AnnotatedSchema } from "../schema/annotated-schema.js";
import type { Conversion } from "../schema/conversion.js";
import { addDocumentation } from "./add-documentation.js";

/**
 * Adds what a method's comment says of one argument (`@param limit`) and of its members
 * (`@param options.limit`), also of the elements of a list (`@param rows[].name`). `Field`'s own words win
 * over the comment's.
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

/**
 * What is said of the members of one argument is not true of other arguments of its type: they get a copy.
 */
function documentMembers(
  schema: AnnotatedSchema,
  path: string,
  documentation: MethodDocumentation,
  conversion: Conversion,
): AnnotatedSchema {
  const mentioned = [...documentation.parameters.keys()].filter((key) =>
    key.startsWith(`${path}.`),
  );
  if (mentioned.length === 0) return schema;
  const copy = conversion.open(schema);
  const { properties = {}, anyOf = [], items } = copy;
  if (items !== undefined) {
    const element = documentMembers(items, path, documentation, conversion);
    return element === items ? schema : { ...copy, items: element };
  }
  const branches = anyOf.map((branch) => documentMembers(branch, path, documentation, conversion));
  if (branches.some((branch, index) => branch !== anyOf[index])) {
    return { ...copy, anyOf: branches };
  }
  const isMember = (name: string): boolean =>
    mentioned.some((key) => key === `${path}.${name}` || key.startsWith(`${path}.${name}.`));
  if (!Object.keys(properties).some(isMember)) return schema;
  const members = Object.entries(properties).map(([name, member]): [string, JsonSchema] => [
    name,
    documentArgument(member, `${path}.${name}`, documentation, conversion),
  ]);
  return { ...copy, properties: Object.fromEntries(members) };
}
