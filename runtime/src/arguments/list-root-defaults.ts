import type { JsonValue, ObjectSchema } from "@toolmeta/contract";
import { listMembers } from "../validation/list-members.js";
import type { Schemas } from "../validation/open-schemas.js";

/** The default of an argument, by its name. */
export type RootDefault = readonly [string, JsonValue];

/**
 * The defaults of a tool's arguments, when no value inside an argument has one and each fits its own schema;
 * otherwise undefined.
 */
export function listRootDefaults(
  root: ObjectSchema,
  schemas: Schemas,
): readonly RootDefault[] | undefined {
  const arguments_ = Object.entries(root.properties ?? {});
  const others = [
    { ...root, properties: {} },
    ...arguments_.map(([, { default: _own, ...rest }]) => rest),
  ];
  if (others.some(mentionsDefault)) return undefined;
  const defaults = arguments_.flatMap(([name, schema]): readonly RootDefault[] =>
    schema.default === undefined ? [] : [[name, schema.default]],
  );
  const doFit = defaults.every(([name, fallback]) =>
    schemas.accepts(fallback, root.properties?.[name]),
  );
  return doFit ? defaults : undefined;
}

/** A member that is only called so counts too: it is a default to be on the safe side. */
function mentionsDefault(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(mentionsDefault);
  return listMembers(value).some(([name, member]) => name === "default" || mentionsDefault(member));
}
