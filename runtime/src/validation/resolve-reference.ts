import type { JsonSchema } from "@toolmeta/contract";

const PREFIX = "#/$defs/";

/** Follows `$ref` into the root's definitions. A reference that leads nowhere takes everything: `{}`. */
export function resolveReference(schema: JsonSchema, root: JsonSchema): JsonSchema {
  let current = schema;
  const seen = new Set<JsonSchema>();
  while (current.$ref?.startsWith(PREFIX) === true && !seen.has(current)) {
    seen.add(current);
    const name = decodeURIComponent(current.$ref.slice(PREFIX.length));
    current = root.$defs?.[name.replaceAll("~1", "/").replaceAll("~0", "~")] ?? {};
  }
  return current;
}
