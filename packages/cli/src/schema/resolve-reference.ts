import { mergeParts } from "./merge-parts.js";
import { isSchema, readSchemaList } from "./schema.js";
import type { Schema } from "./schema.js";

/**
 * What a schema says when its `$ref` is followed and its `allOf` is put together: the keywords that stand
 * beside them win over the ones that they hold. A reference that leads nowhere, or to itself, leaves the
 * other keywords.
 */
export function resolveReference(schema: Schema, root: Schema): Schema {
  return resolve(schema, root, new Set());
}

function resolve(schema: Schema, root: Schema, seen: ReadonlySet<string>): Schema {
  const { $ref, allOf, ...beside } = schema;
  if (typeof $ref !== "string" && allOf === undefined) return schema;
  const parts = readSchemaList(schema, "allOf").map((part) => resolve(part, root, seen));
  if (typeof $ref === "string" && !seen.has($ref)) {
    const target = findTarget($ref, root);
    if (target !== undefined) parts.unshift(resolve(target, root, new Set([...seen, $ref])));
  }
  const [first = {}, ...others] = parts;
  return { ...others.reduce(mergeParts, first), ...mergeBeside(parts, beside) };
}

/** Fields beside a reference are taken together with its own; everything else takes its place. */
function mergeBeside(
  parts: readonly Schema[],
  { properties, required, ...beside }: Schema,
): Schema {
  const own = {
    ...(properties === undefined ? {} : { properties }),
    ...(required === undefined ? {} : { required }),
  };
  if (Object.keys(own).length === 0) return beside;
  const merged = parts.reduce(mergeParts, {});
  const { properties: all, required: needed } = mergeParts(merged, own);
  return {
    ...beside,
    ...(all === undefined ? {} : { properties: all }),
    ...(needed === undefined ? {} : { required: needed }),
  };
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
