import { isSchema, readSchemaList, readSchemas, readSubschema } from "../../schema/schema.js";
import type { Schema } from "../../schema/schema.js";

/** A schema inside another one. */
export interface SchemaPart {
  readonly schema: Schema;
  /** Where it is, for people: `book.title`, `ids[]`, `Book.title` in a definition; empty at the root. */
  readonly path: string;
}

const BY_NAME = ["properties", "patternProperties", "dependentSchemas"];
const LISTS = ["anyOf", "oneOf", "allOf", "prefixItems"];
const SINGLE = ["not", "if", "then", "else", "contains", "propertyNames", "unevaluatedProperties"];

/** A schema and every schema in it, each definition once. */
export function walkSchema(root: Schema): readonly SchemaPart[] {
  const definitions = ["$defs", "definitions"].flatMap((keyword) =>
    Object.entries(readSchemas(root, keyword)).flatMap(([name, schema]) => walkFrom(schema, name)),
  );
  return [...walkFrom(root, ""), ...definitions];
}

function walkFrom(schema: Schema, path: string): readonly SchemaPart[] {
  const prefix = path === "" ? "" : `${path}.`;
  const items = readSubschema(schema, "items");
  const others = readSubschema(schema, "additionalProperties");
  return [
    { schema, path },
    ...BY_NAME.flatMap((keyword) =>
      Object.entries(readSchemas(schema, keyword)).flatMap(([name, part]) =>
        walkFrom(part, `${prefix}${name}`),
      ),
    ),
    ...(items === undefined ? [] : walkFrom(items, `${path}[]`)),
    ...(others === undefined ? [] : walkFrom(others, `${prefix}*`)),
    ...LISTS.flatMap((keyword) =>
      readSchemaList(schema, keyword).flatMap((part) => walkFrom(part, path)),
    ),
    ...SINGLE.flatMap((keyword) => {
      const part = schema[keyword];
      return isSchema(part) ? walkFrom(part, path) : [];
    }),
  ];
}
