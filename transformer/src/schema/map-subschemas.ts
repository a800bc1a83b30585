import type { JsonSchema } from "@toolmeta/contract";
import type { AnnotatedSchema } from "./annotated-schema.js";

const SINGLE = ["items", "not", "additionalProperties", "propertyNames"] as const;
const LISTS = ["anyOf", "allOf"] as const;
const MAPS = ["properties", "patternProperties", "$defs"] as const;

/**
 * A copy of a schema in which each direct subschema is what `map` makes of it; `pointer` says where it
 * stands.
 */
export function mapSubschemas(
  schema: AnnotatedSchema,
  map: (subschema: AnnotatedSchema, pointer: string) => AnnotatedSchema,
  pointer = "#",
): AnnotatedSchema {
  const copy = { ...schema };
  for (const key of SINGLE) {
    const value = schema[key];
    if (value !== undefined && value !== false) copy[key] = map(value, `${pointer}/${key}`);
  }
  for (const key of LISTS) {
    const list = schema[key];
    if (list !== undefined) {
      copy[key] = list.map((value, index) => map(value, `${pointer}/${key}/${String(index)}`));
    }
  }
  for (const key of MAPS) {
    const members = schema[key];
    if (members !== undefined) copy[key] = mapMembers(members, map, `${pointer}/${key}`);
  }
  return copy;
}

/** The direct subschemas of a schema. */
export function listSubschemas(schema: AnnotatedSchema): readonly AnnotatedSchema[] {
  return [
    ...SINGLE.map((key) => schema[key]).filter((value) => value !== undefined && value !== false),
    ...LISTS.flatMap((key) => schema[key] ?? []),
    ...MAPS.flatMap((key) => Object.values(schema[key] ?? {})),
  ];
}

function mapMembers(
  members: Record<string, JsonSchema>,
  map: (subschema: AnnotatedSchema, pointer: string) => AnnotatedSchema,
  pointer: string,
): Record<string, AnnotatedSchema> {
  return Object.fromEntries(
    Object.entries(members).map(([name, value]) => [
      name,
      map(value, `${pointer}/${escapeStep(name)}`),
    ]),
  );
}

/** RFC 6901 writes `~` and `/` inside a pointer's step as `~0` and `~1`. */
export function escapeStep(name: string): string {
  return /[~/]/.test(name) ? name.replaceAll("~", "~0").replaceAll("/", "~1") : name;
}
