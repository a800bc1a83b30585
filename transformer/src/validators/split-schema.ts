import { createHash } from "node:crypto";
import type { JsonSchema } from "@toolmeta/contract";
import { listSubschemas, mapSubschemas } from "../schema/map-subschemas.js";
import { readReference } from "../schema/reference.js";

/** A schema that others refer to by its identifier. */
export type IdentifiedSchema = JsonSchema & { readonly $id: string };

/**
 * A schema and its definitions as schemas of their own. A definition's identifier tells all that it says,
 * so that one which other schemas have, too, is the same there.
 */
export function splitSchema(
  { $defs: definitions = {}, ...root }: JsonSchema,
  $id: string,
): readonly IdentifiedSchema[] {
  const identify = (name: string): string => {
    const reached = listReached(name, definitions);
    const text = JSON.stringify(reached.map((other) => [other, definitions[other]]));
    return `d${createHash("sha1").update(text).digest("hex").slice(0, 16)}`;
  };
  const link = (schema: JsonSchema): JsonSchema => {
    const name = readReference(schema);
    const linked = mapSubschemas(schema, link);
    return name === undefined ? linked : { ...linked, $ref: identify(name) };
  };
  const named = Object.entries(definitions).map(([name, definition]) => ({
    $id: identify(name),
    ...link(definition),
  }));
  return [...named, { $id, ...link(root) }];
}

/** A definition and those that it refers to, directly or through others. */
function listReached(
  start: string,
  definitions: Readonly<Record<string, JsonSchema>>,
): readonly string[] {
  const reached = new Set([start]);
  // A set gives what is added while it is walked through, too.
  for (const name of reached) {
    for (const other of listReferences(definitions[name] ?? {})) reached.add(other);
  }
  return [...reached];
}

function listReferences(schema: JsonSchema): readonly string[] {
  const own = readReference(schema) ?? [];
  return [own, listSubschemas(schema).flatMap(listReferences)].flat();
}
