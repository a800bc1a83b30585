import type { AnnotatedSchema } from "../annotated-schema.js";
import { mapSubschemas } from "../map-subschemas.js";
import { readReference } from "../reference.js";

/** Keeps the definitions that something refers to, directly or through another definition. */
export function pruneDefinitions(schema: AnnotatedSchema): AnnotatedSchema {
  const { $defs = {}, ...root } = schema;
  const used = new Set<string>();
  const visit = (part: AnnotatedSchema): AnnotatedSchema => {
    const name = readReference(part);
    if (name !== undefined && !used.has(name)) {
      used.add(name);
      visit($defs[name] ?? {});
    }
    return mapSubschemas(part, visit);
  };
  visit(root);
  const kept = Object.entries($defs).filter(([name]) => used.has(name));
  return kept.length === 0 ? root : { ...root, $defs: Object.fromEntries(kept) };
}
