import { isJsonObject } from "./is-json-object.js";
import type { ObjectSchema } from "@toolmeta/contract";

type Keywords = Readonly<Record<string, unknown>>;

/** Under this definition stands the root, for references that lead elsewhere than to a definition. */
const ROOT = "#/$defs/$root";

/**
 * The same schema in the words that Toolmeta's own schemas use, so that its parts can be checked one by one.
 * Another generator may have written it, in draft-07 or 2020-12: with `definitions`, references to any place,
 * lists of types, `oneOf`, positions of arrays, and true or false for a schema.
 */
export function normalizeSchema(given: ObjectSchema): ObjectSchema {
  const ignored = new Set(["$schema", "$id"]);
  const kept = Object.entries(given).filter(([keyword]) => !ignored.has(keyword));
  const { $defs, ...root } = normalizeKeywords(Object.fromEntries(kept));
  const isReferred = JSON.stringify([root, $defs]).includes(`"${ROOT}`);
  const definitions = isReferred ? { ...(isJsonObject($defs) ? $defs : {}), $root: root } : $defs;
  const schema = { ...root, ...(definitions !== undefined && { $defs: definitions }) };
  return isObjectSchema(schema) ? schema : given;
}

function normalizeKeywords(schema: Keywords): Keywords {
  const entries = Object.entries(rewriteShape(schema)).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    entries.map(([keyword, value]) => [keyword, (NORMALIZERS[keyword] ?? keep)(value)]),
  );
}

/** The keywords that have a shape of their own in other drafts. */
function rewriteShape({ type, items, additionalItems, oneOf, ...rest }: Keywords): Keywords {
  const { anyOf } = rest;
  return {
    ...rest,
    ...rewriteType(type, anyOf),
    ...(Array.isArray(items)
      ? { prefixItems: items, items: additionalItems }
      : { items, additionalItems }),
    // What exactly one branch takes, some branch takes: that one tells what was meant.
    ...(oneOf !== undefined && { oneOf, ...(anyOf === undefined && { anyOf: oneOf }) }),
  };
}

function rewriteType(type: unknown, anyOf: unknown): Keywords {
  if (!Array.isArray(type) || anyOf !== undefined) return { type, anyOf };
  return { anyOf: type.map((each: unknown) => ({ type: each })) };
}

type Normalize = (value: unknown) => unknown;

const keep: Normalize = (value) => value;

const normalize: Normalize = (schema) => {
  if (schema === true) return {};
  if (schema === false) return { not: {} };
  return isJsonObject(schema) ? normalizeKeywords(schema) : schema;
};

const normalizeList: Normalize = (schemas) =>
  Array.isArray(schemas) ? schemas.map(normalize) : schemas;

const normalizeMap: Normalize = (schemas) =>
  isJsonObject(schemas)
    ? Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, normalize(schema)]))
    : schemas;

/** False says here that there is nothing more, and is read as that. */
const normalizeRest: Normalize = (schema) => (schema === false ? schema : normalize(schema));

const normalizeReference: Normalize = (reference) =>
  typeof reference === "string" && /^#(?!\/\$defs\/)(?:\/|$)/.test(reference)
    ? reference.replace("#", ROOT)
    : reference;

/** How each keyword that holds schemas is read; all others stay as they are. */
const NORMALIZERS: Readonly<Record<string, Normalize>> = {
  $ref: normalizeReference,
  $defs: normalizeMap,
  additionalProperties: normalizeRest,
  allOf: normalizeList,
  anyOf: normalizeList,
  contains: normalize,
  definitions: normalizeMap,
  dependentSchemas: normalizeMap,
  else: normalize,
  if: normalize,
  items: normalize,
  not: normalize,
  oneOf: normalizeList,
  patternProperties: normalizeMap,
  prefixItems: normalizeList,
  properties: normalizeMap,
  propertyNames: normalize,
  then: normalize,
  unevaluatedItems: normalizeRest,
  unevaluatedProperties: normalizeRest,
};

function isObjectSchema(schema: object): schema is ObjectSchema {
  return "type" in schema && schema.type === "object";
}
