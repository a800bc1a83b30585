import type { JsonSchema } from "@toolmeta/contract";

type Check = (value: unknown, visit: (part: unknown, where: string) => void, where: string) => void;

const nothing: Check = () => undefined;
const one: Check = (value, visit, where) => {
  visit(value, where);
};
const list: Check = (value, visit, where) => {
  (value as unknown[]).forEach((part, index) => {
    visit(part, `${where}/${index}`);
  });
};
const map: Check = (value, visit, where) => {
  for (const [name, part] of Object.entries(value as object)) visit(part, `${where}/${name}`);
};

/** The keywords that draft-07 and 2020-12 read alike, each with the subschemas that it holds. */
const KEYWORDS: Readonly<Record<keyof JsonSchema, Check>> = {
  $ref: nothing,
  $defs: map,
  title: nothing,
  description: nothing,
  type: nothing,
  const: nothing,
  enum: nothing,
  anyOf: list,
  allOf: list,
  not: one,
  properties: map,
  required: nothing,
  additionalProperties: (value, visit, where) => {
    if (value !== false) visit(value, where);
  },
  patternProperties: map,
  propertyNames: one,
  minProperties: nothing,
  maxProperties: nothing,
  items: one,
  minItems: nothing,
  maxItems: nothing,
  uniqueItems: nothing,
  minLength: nothing,
  maxLength: nothing,
  pattern: nothing,
  format: nothing,
  contentEncoding: nothing,
  minimum: nothing,
  maximum: nothing,
  exclusiveMinimum: nothing,
  exclusiveMaximum: nothing,
  multipleOf: nothing,
  default: nothing,
  examples: nothing,
  deprecated: nothing,
};

/** Draft-07 ignores what stands beside a reference, so nothing there may constrain. */
const BESIDE_REFERENCE = ["$ref", "title", "description", "default", "examples", "deprecated"];

/** Why some client could not read a schema, or would read it differently; empty for a portable one. */
export function checkPortability(root: JsonSchema): readonly string[] {
  const complaints: string[] = root.type === "object" ? [] : ["#: the root is no object"];
  const visit = (part: unknown, where: string): void => {
    if (typeof part !== "object" || part === null || Array.isArray(part)) {
      complaints.push(`${where}: ${JSON.stringify(part)} is no schema`);
      return;
    }
    const schema = part as JsonSchema;
    complaints.push(...checkNode(schema, where, root).map((text) => `${where}: ${text}`));
    for (const [keyword, value] of Object.entries(schema)) {
      if (isKeyword(keyword)) KEYWORDS[keyword](value, visit, `${where}/${keyword}`);
    }
  };
  visit(root, "#");
  return complaints;
}

function isKeyword(name: string): name is keyof JsonSchema {
  return Object.hasOwn(KEYWORDS, name);
}

function checkNode(schema: JsonSchema, where: string, root: JsonSchema): string[] {
  const { $ref, type, items, pattern, required = [], properties = {} } = schema;
  const names = Object.keys(schema);
  const complaints = names
    .filter((name) => !isKeyword(name))
    .map((name) => `${name} is not portable`);
  if (type !== undefined && typeof type !== "string") complaints.push("type is no single name");
  if (type === "array" && items === undefined) complaints.push("an array without items");
  if (schema.$defs !== undefined && where !== "#") complaints.push("$defs below the root");
  for (const text of [pattern, ...Object.keys(schema.patternProperties ?? {})]) {
    if (text !== undefined && !isPattern(text)) complaints.push(`${text} is no pattern`);
  }
  if ($ref !== undefined) {
    if (resolveReference($ref, root) === undefined) complaints.push(`${$ref} leads nowhere`);
    const beside = names.filter((name) => !BESIDE_REFERENCE.includes(name));
    if (beside.length > 0) complaints.push(`${beside.join(", ")} beside a reference`);
  }
  const isClosed = schema.additionalProperties === false && !schema.patternProperties;
  if (isClosed && required.some((name) => !Object.hasOwn(properties, name))) {
    complaints.push("a member is required and forbidden");
  }
  return complaints;
}

/** Validators read patterns with the `u` flag, and some without it. */
function isPattern(text: string): boolean {
  try {
    return [new RegExp(text, "u"), new RegExp(text)].length === 2;
  } catch {
    return false;
  }
}

/** The definition that a reference names; undefined for any other kind of reference. */
export function resolveReference($ref: string, root: JsonSchema): JsonSchema | undefined {
  const name = /^#\/\$defs\/([A-Za-z0-9_]+)$/.exec($ref)?.[1];
  return name !== undefined && root.$defs && Object.hasOwn(root.$defs, name)
    ? root.$defs[name]
    : undefined;
}
