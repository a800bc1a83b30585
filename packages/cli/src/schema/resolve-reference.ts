import { isSchema } from "./schema.js";
import type { Schema } from "./schema.js";

/**
 * What a schema says when its `$ref` is followed: the keywords beside the reference win over the ones
 * that it refers to. A reference that leads nowhere, or to itself, leaves the other keywords.
 */
export function resolveReference(schema: Schema, root: Schema): Schema {
  const seen = new Set<string>();
  let resolved = schema;
  while (typeof resolved.$ref === "string" && !seen.has(resolved.$ref)) {
    seen.add(resolved.$ref);
    const { $ref, ...beside } = resolved;
    resolved = { ...findTarget($ref, root), ...beside };
  }
  return resolved;
}

/** The schema that a JSON pointer such as `#/$defs/Book` points to. */
export function findTarget(pointer: string, root: Schema): Schema | undefined {
  if (!pointer.startsWith("#")) return undefined;
  let target: unknown = root;
  for (const token of pointer.split("/").slice(1)) {
    const key = decodeURIComponent(token).replaceAll("~1", "/").replaceAll("~0", "~");
    const held: unknown =
      typeof target === "object" && target !== null ? Reflect.get(target, key) : undefined;
    target = held;
  }
  return isSchema(target) ? target : undefined;
}
