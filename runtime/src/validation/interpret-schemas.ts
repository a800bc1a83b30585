import type { JsonSchema, ReadyValidator } from "@toolmeta/contract";
import { ToolmetaError } from "../errors/toolmeta-error.js";
import { keywordTable, type KeywordContext } from "./keyword-table.js";
import { listMembers } from "./list-members.js";
import type { Formats } from "./matches-format.js";
import type { SchemaError, Schemas } from "./open-schemas.js";

/** Keywords of JSON Schema that are not read here. Toolmeta's own schemas have none of them. */
const UNREAD = [
  "$dynamicRef",
  "additionalItems",
  "contains",
  "dependencies",
  "dependentRequired",
  "dependentSchemas",
  "if",
  "prefixItems",
  "unevaluatedItems",
  "unevaluatedProperties",
];

/**
 * The schemas of a root, read as they stand, for runtimes that must not compile code. They say what the
 * compiled ones say. `judge` is a ready-made validator of the root.
 */
export function interpretSchemas(
  root: JsonSchema,
  resolve: Schemas["resolve"],
  formats: Formats,
  judge?: ReadyValidator,
): Schemas {
  const accepts = (value: unknown, schema: JsonSchema = root): boolean => {
    if (judge !== undefined && schema === root) return judge(value);
    const target = resolve(schema);
    return (
      listFaults(value, target).length === 0 &&
      (target.anyOf?.some((branch) => accepts(value, branch)) ?? true) &&
      (target.allOf?.every((part) => accepts(value, part)) ?? true) &&
      acceptsMembers(value, target)
    );
  };
  const acceptsMembers = (value: unknown, schema: JsonSchema): boolean =>
    Array.isArray(value)
      ? schema.items === undefined || value.every((element) => accepts(element, schema.items))
      : listMembers(value).every(([name, member]) =>
          listSchemas(name, schema).every((part) => accepts(member, part)),
        );
  const listFaults = (value: unknown, schema: JsonSchema): readonly SchemaError[] =>
    checkKeywords(value, { schema, formats, accepts });
  return {
    root,
    resolve,
    accepts,
    check(value, schema) {
      const faults = listFaults(value, schema);
      const isComplete = faults.length > 0 || accepts(value, schema);
      return isComplete ? faults : [toError("allOf", value, schema)];
    },
  };
}

/** What the keywords of a schema say of a value itself. */
function checkKeywords(value: unknown, context: KeywordContext): readonly SchemaError[] {
  const { schema } = context;
  const unread = UNREAD.find((keyword) => Object.hasOwn(schema, keyword));
  if (unread !== undefined) throw cannotRead(unread);
  return keywordTable.flatMap(({ has, keywords }) =>
    has(value)
      ? Object.entries(keywords).flatMap(([keyword, check]) =>
          Object.hasOwn(schema, keyword)
            ? check(value as never, Reflect.get(schema, keyword) as never, context).map(
                ({ params }) => toError(keyword, value, schema, params),
              )
            : [],
        )
      : [],
  );
}

function cannotRead(keyword: string): ToolmetaError {
  return new ToolmetaError(
    "invalid_options",
    `A schema that was given for a tool has the keyword ${JSON.stringify(keyword)}, which can only be checked ` +
      "where code may be made of text, and this process forbids that. Say it with other keywords, or let the " +
      "schema be made of the method's types.",
  );
}

function toError(
  keyword: string,
  data: unknown,
  schema: JsonSchema,
  params: SchemaError["params"] = {},
): SchemaError {
  const demand: unknown = Reflect.get(schema, keyword);
  const place = { instancePath: "", schemaPath: `#/${keyword}` };
  return { ...place, keyword, params, data, schema: demand, parentSchema: schema };
}

/** The schemas that an object's schema has for a member of that name. */
function listSchemas(name: string, schema: JsonSchema): readonly JsonSchema[] {
  const { properties = {}, patternProperties = {}, additionalProperties } = schema;
  const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
  const matching = Object.entries(patternProperties)
    .filter(([pattern]) => new RegExp(pattern, "u").test(name))
    .map(([, part]) => part);
  const found = own === undefined ? matching : [own, ...matching];
  if (found.length > 0 || typeof additionalProperties !== "object") return found;
  return [additionalProperties];
}
