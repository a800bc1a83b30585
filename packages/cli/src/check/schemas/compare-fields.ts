import { isDeepStrictEqual } from "node:util";
import { readRequired, readSchemas, isSchema } from "../../schema/schema.js";
import type { Schema } from "../../schema/schema.js";
import type { CompareInside, Difference, Pair } from "./difference.js";

/** Compares the fields of two object schemas, and what they say of fields that they do not name. */
export function compareFields(
  pair: Pair,
  path: string,
  compareInside: CompareInside,
): readonly Difference[] {
  const before = readFields(pair.before);
  const after = readFields(pair.after);
  const renamed = findRenamed(before, after, compareInside);
  const oldNames = new Set(renamed.map(([old]) => old));
  const newNames = new Set(renamed.map(([, now]) => now));
  const prefix = path === "" ? "" : `${path}.`;
  return [
    ...renamed.map(([old, now]): Difference => ({
      path: `${prefix}${old}`,
      kind: "field-renamed",
      effect: "changed",
      text: `is called \`${prefix}${now}\``,
    })),
    ...[...before.values()]
      .filter(({ name }) => !after.has(name) && !oldNames.has(name))
      .map((field) => describeRemoved(field, `${prefix}${field.name}`)),
    ...[...after.values()]
      .filter(({ name }) => !before.has(name) && !newNames.has(name))
      .map((field) => describeAdded(field, `${prefix}${field.name}`, isOpen(pair.before))),
    ...[...before.values()].flatMap((old) => {
      const now = after.get(old.name);
      return now === undefined ? [] : compareField(old, now, `${prefix}${old.name}`, compareInside);
    }),
    ...compareOthers(pair, path, compareInside),
  ];
}

interface NamedField {
  readonly name: string;
  readonly schema: Schema;
  readonly required: boolean;
}

function readFields(schema: Schema): ReadonlyMap<string, NamedField> {
  const required = readRequired(schema);
  const properties = readSchemas(schema, "properties");
  // A field may be required without being described.
  const bare = required.filter((name) => !Object.hasOwn(properties, name));
  const named = Object.fromEntries(bare.map((name): [string, Schema] => [name, {}]));
  return new Map(
    Object.entries({ ...properties, ...named }).map(([name, field]) => [
      name,
      { name, schema: field, required: required.includes(name) },
    ]),
  );
}

/** A field that is gone and a new one that takes the same values, when there is one of each. */
function findRenamed(
  before: ReadonlyMap<string, NamedField>,
  after: ReadonlyMap<string, NamedField>,
  compareInside: CompareInside,
): readonly (readonly [string, string])[] {
  const gone = [...before.values()].filter(({ name }) => !after.has(name));
  const fresh = [...after.values()].filter(({ name }) => !before.has(name));
  const [old, now] = [gone[0], fresh[0]];
  if (old === undefined || now === undefined || gone.length + fresh.length > 2) return [];
  const differences = compareInside({ before: old.schema, after: now.schema }, "");
  const isSame =
    old.required === now.required && differences.every(({ effect }) => effect === "told");
  return isSame ? [[old.name, now.name]] : [];
}

function describeRemoved({ required }: NamedField, path: string): Difference {
  return {
    path,
    kind: "field-removed",
    effect: required ? "changed" : "narrowed",
    text: "is gone",
  };
}

function describeAdded({ required }: NamedField, path: string, wasOpen: boolean): Difference {
  const kind = required ? "required-field-added" : "field-added";
  const text = `is new${required ? " and required" : ""}`;
  if (required) return { path, kind, effect: wasOpen ? "narrowed" : "changed", text };
  return { path, kind, effect: wasOpen ? "extended" : "widened", text };
}

function compareField(
  old: NamedField,
  now: NamedField,
  path: string,
  compareInside: CompareInside,
): readonly Difference[] {
  const inside = compareInside({ before: old.schema, after: now.schema }, path);
  if (old.required === now.required) return inside;
  const difference: Difference = now.required
    ? { path, kind: "required", effect: "narrowed", text: "is required, was optional" }
    : { path, kind: "optional", effect: "widened", text: "is optional, was required" };
  return [difference, ...inside];
}

/** What a schema says of fields that it does not name: a schema for them; `{}` is any value. */
function readOthers({ additionalProperties }: Schema): Schema | undefined {
  if (additionalProperties === false) return undefined;
  return isSchema(additionalProperties) ? additionalProperties : {};
}

function isOpen(schema: Schema): boolean {
  return readOthers(schema) !== undefined;
}

function compareOthers(
  { before, after }: Pair,
  path: string,
  compareInside: CompareInside,
): readonly Difference[] {
  const kind = "additionalProperties";
  const old = readOthers(before);
  const now = readOthers(after);
  if (isDeepStrictEqual(old, now)) return [];
  if (old === undefined) {
    return [{ path, kind, effect: "widened", text: "may hold fields that are not listed" }];
  }
  if (now === undefined) {
    const text = "holds no fields beside the listed ones any more";
    return [{ path, kind, effect: "narrowed", text }];
  }
  return compareInside({ before: old, after: now }, path === "" ? "*" : `${path}.*`);
}
