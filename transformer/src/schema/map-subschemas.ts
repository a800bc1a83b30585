import type { JsonSchema } from "@toolmeta/contract";
import type { AnnotatedSchema } from "./annotated-schema.js";

const SINGLE = ["items", "not", "additionalProperties", "propertyNames"] as const;
const LISTS = ["anyOf", "allOf"] as const;
const MAPS = ["properties", "patternProperties", "$defs"] as const;
const HOLDERS: ReadonlySet<string> = new Set([...SINGLE, ...LISTS, ...MAPS]);
const NONE: readonly AnnotatedSchema[] = [];

/** A copy of a schema in which each direct subschema is what `map` makes of it. */
export function mapSubschemas(
  schema: AnnotatedSchema,
  map: (subschema: AnnotatedSchema) => AnnotatedSchema,
): AnnotatedSchema {
  const copy = { ...schema };
  if (!holdsSubschemas(schema)) return copy;
  for (const key of SINGLE) {
    const value = schema[key];
    if (value !== undefined && value !== false) copy[key] = map(value);
  }
  for (const key of LISTS) {
    const list = schema[key];
    if (list !== undefined) copy[key] = list.map((value) => map(value));
  }
  for (const key of MAPS) {
    const members = schema[key];
    if (members !== undefined) copy[key] = mapMembers(members, map);
  }
  return copy;
}

/** Shows `visit` each direct subschema and where it stands. */
export function visitSubschemas(
  schema: AnnotatedSchema,
  visit: (subschema: AnnotatedSchema, pointer: string) => void,
  pointer: string,
): void {
  if (!holdsSubschemas(schema)) return;
  for (const key of SINGLE) {
    const value = schema[key];
    if (value !== undefined && value !== false) visit(value, `${pointer}/${key}`);
  }
  for (const key of LISTS) {
    for (const [index, value] of schema[key]?.entries() ?? []) {
      visit(value, `${pointer}/${key}/${String(index)}`);
    }
  }
  for (const key of MAPS) {
    for (const [name, value] of Object.entries(schema[key] ?? {})) {
      visit(value, `${pointer}/${key}/${escapeStep(name)}`);
    }
  }
}

/** The direct subschemas of a schema. */
export function listSubschemas(schema: AnnotatedSchema): readonly AnnotatedSchema[] {
  if (!holdsSubschemas(schema)) return NONE;
  return [
    ...SINGLE.map((key) => schema[key]).filter((value) => value !== undefined && value !== false),
    ...LISTS.flatMap((key) => schema[key] ?? []),
    ...MAPS.flatMap((key) => Object.values(schema[key] ?? {})),
  ];
}

/** Most schemas hold none. */
function holdsSubschemas(schema: AnnotatedSchema): boolean {
  for (const keyword in schema) if (HOLDERS.has(keyword)) return true;
  return false;
}

function mapMembers(
  members: Record<string, JsonSchema>,
  map: (subschema: AnnotatedSchema) => AnnotatedSchema,
): Record<string, AnnotatedSchema> {
  return Object.fromEntries(Object.entries(members).map(([name, value]) => [name, map(value)]));
}

/** RFC 6901 writes `~` and `/` inside a pointer's step as `~0` and `~1`. */
export function escapeStep(name: string): string {
  return /[~/]/.test(name) ? name.replaceAll("~", "~0").replaceAll("/", "~1") : name;
}
