import type { JsonSchema } from "@toolmeta/contract";

const PREFIX = "#/$defs/";

/** Follows `$ref` into the root's definitions. A reference that leads nowhere takes everything: `{}`. */
export function resolveReference(schema: JsonSchema, root: JsonSchema): JsonSchema {
  let current = schema;
  const seen = new Set<JsonSchema>();
  while (current.$ref?.startsWith(PREFIX) === true && !seen.has(current)) {
    seen.add(current);
    current = followSteps(root.$defs, current.$ref.slice(PREFIX.length).split("/"));
  }
  return current;
}

function followSteps(start: unknown, steps: readonly string[]): JsonSchema {
  let part = start;
  for (const step of steps) {
    const name = decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~");
    part = isSchema(part) && Object.hasOwn(part, name) ? Reflect.get(part, name) : undefined;
  }
  return isSchema(part) ? part : {};
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null;
}
