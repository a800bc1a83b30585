import { describeConstraints } from "./describe-constraints.js";
import { describeType } from "./describe-type.js";
import { resolveReference } from "./resolve-reference.js";
import { readRequired, readSchemaList, readSchemas, readSubschema, readText } from "./schema.js";
import type { Schema } from "./schema.js";

/** One argument, or one field of an argument or of a result, as a line of a table. */
export interface Field {
  /** Its name with those of what holds it: `book.title`, `books[].title`. */
  readonly path: string;
  readonly type: string;
  readonly required: boolean;
  /** As JSON; absent without one. */
  readonly fallback?: string;
  readonly constraints: readonly string[];
  readonly description: string;
}

const MAX_DEPTH = 5;

/** Every field of an object schema and of the objects in it, each before what it holds. */
export function listFields(root: Schema): readonly Field[] {
  return listOf(root, { root, prefix: "", open: [], optional: false });
}

interface Place {
  readonly root: Schema;
  readonly prefix: string;
  /** The schemas above, so that a recursive type is shown once. */
  readonly open: readonly Schema[];
  readonly optional: boolean;
}

function listOf(schema: Schema, place: Place): readonly Field[] {
  const { root, prefix, open } = place;
  const resolved = resolveReference(schema, root);
  const target = readSchemas(resolved, "properties");
  const held = resolved.properties;
  if (open.length >= MAX_DEPTH || open.some((above) => above.properties === held)) return [];
  const required = place.optional ? [] : readRequired(resolved);
  const below = { ...place, open: [...open, resolved] };
  return Object.entries(target).flatMap(([name, field]) => {
    const path = `${prefix}${name}`;
    return [
      describeField(path, field, required.includes(name), root),
      ...listInside(field, { ...below, prefix: `${path}.` }),
    ];
  });
}

/** The fields of what a field holds: an object, the elements of a list, or one of several objects. */
function listInside(field: Schema, place: Place): readonly Field[] {
  const resolved = resolveReference(field, place.root);
  const items = readSubschema(resolved, "items");
  if (items !== undefined) {
    return listInside(items, { ...place, prefix: `${place.prefix.slice(0, -1)}[].` });
  }
  const several = [...readSchemaList(resolved, "anyOf"), ...readSchemaList(resolved, "oneOf")];
  if (several.length === 0) return listOf(resolved, place);
  const fields = several.flatMap((one) => listInside(one, { ...place, optional: true }));
  return fields.filter(({ path }, at) => fields.findIndex((one) => one.path === path) === at);
}

function describeField(path: string, field: Schema, required: boolean, root: Schema): Field {
  const resolved = resolveReference(field, root);
  return {
    path,
    type: describeType(field, root),
    required,
    ...(resolved.default === undefined ? {} : { fallback: JSON.stringify(resolved.default) }),
    constraints: describeConstraints(field, root),
    description: readText(resolved, "description"),
  };
}
