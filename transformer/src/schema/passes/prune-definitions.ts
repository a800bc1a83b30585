import type { AnnotatedSchema } from "../annotated-schema.js";
import { listSubschemas } from "../map-subschemas.js";
import { oncePerSchema } from "../once-per-schema.js";
import { readReference } from "../reference.js";

/** Keeps the definitions that something refers to, directly or through another definition. */
export function pruneDefinitions(schema: AnnotatedSchema): AnnotatedSchema {
  const { $defs = {}, ...root } = schema;
  const used = new Set(listReferences(root));
  // A set gives what is added while it is walked through, too.
  for (const name of used) {
    for (const other of listReferences($defs[name] ?? {})) used.add(other);
  }
  const kept = Object.entries($defs).filter(([name]) => used.has(name));
  return kept.length === 0 ? root : { ...root, $defs: Object.fromEntries(kept) };
}

/** The definitions that a schema refers to itself. */
const listReferences = oncePerSchema((schema): readonly string[] => {
  const own = readReference(schema);
  const others = listSubschemas(schema).flatMap((part) => listReferences(part));
  return own === undefined ? others : [own, ...others];
});
