import type { AnnotatedSchema } from "../annotated-schema.js";
import { mapSubschemas } from "../map-subschemas.js";
import { readReference } from "../reference.js";

/** How much larger than before a schema may become. */
const MAX_GROWTH = 2;

/**
 * Copies definitions to where they are referred to, for clients that cannot follow `$ref`. Definitions that
 * contain themselves stay. Undefined when the schema would more than double.
 */
export function inlineReferences(schema: AnnotatedSchema): AnnotatedSchema | undefined {
  const { $defs: definitions = {}, ...root } = schema;
  const limit = JSON.stringify(schema).length * MAX_GROWTH;
  let parts = 0;
  const inline = (part: AnnotatedSchema): AnnotatedSchema => {
    parts += 1;
    // Nested copies can grow exponentially; a schema of this many parts is over the limit anyway.
    if (parts > limit) return part;
    const { $ref: _, ...beside } = part;
    const name = readReference(part);
    const definition = name === undefined ? undefined : definitions[name];
    if (name === undefined || definition === undefined || contains(definition, name, definitions)) {
      return mapSubschemas(part, inline);
    }
    return { ...inline(definition), ...beside };
  };
  const recursive = Object.entries(definitions)
    .filter(([name, definition]) => contains(definition, name, definitions))
    .map(([name, definition]) => [name, mapSubschemas(definition, inline)] as const);
  const inlined: AnnotatedSchema = {
    ...inline(root),
    ...(recursive.length === 0 ? {} : { $defs: Object.fromEntries(recursive) }),
  };
  return parts > limit || JSON.stringify(inlined).length > limit ? undefined : inlined;
}

/** Whether a definition refers to itself, directly or through others. */
function contains(
  definition: AnnotatedSchema,
  name: string,
  definitions: Readonly<Record<string, AnnotatedSchema>>,
): boolean {
  const seen = new Set<string>();
  let found = false;
  const visit = (part: AnnotatedSchema): AnnotatedSchema => {
    const next = readReference(part);
    if (next === name) found = true;
    else if (next !== undefined && !seen.has(next)) {
      seen.add(next);
      visit(definitions[next] ?? {});
    }
    return mapSubschemas(part, visit);
  };
  visit(definition);
  return found;
}
