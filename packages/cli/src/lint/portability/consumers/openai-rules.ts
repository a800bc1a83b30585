import { readRequired, readSchemas } from "../../../schema/schema.js";
import type { Schema } from "../../../schema/schema.js";
import { findAtRoot, findFields, findKeywords, findName, findParts } from "../make-rules.js";
import type { PortabilityRule } from "../rule.js";

const FUNCTIONS = "https://platform.openai.com/docs/api-reference/chat/create";
const SCHEMAS = "https://platform.openai.com/docs/guides/structured-outputs#supported-schemas";
const FORMATS = [
  "date-time",
  "time",
  "date",
  "duration",
  "email",
  "hostname",
  "ipv4",
  "ipv6",
  "uuid",
];
const LONGEST_DESCRIPTION = 1024;
const DEEPEST = 10;
const MOST_PROPERTIES = 5000;

/** What OpenAI's API asks of a function, and what its strict mode asks beyond that. */
export const openaiRules: readonly PortabilityRule[] = [
  {
    id: "openai/name",
    severity: "error",
    title: "Names have up to 64 letters, digits, _ and -",
    source: FUNCTIONS,
    find: findName(/^[a-zA-Z0-9_-]{1,64}$/),
    explain: (name) =>
      `OpenAI refuses the name ${name}: it takes 1 to 64 of A-Z a-z 0-9 _ and -. Give the tool a \`name\` that fits.`,
  },
  {
    id: "openai/root-combination",
    severity: "error",
    title: "No combination at the root",
    source: "https://github.com/langchain-ai/langchainjs/issues/9804",
    find: findAtRoot("anyOf", "oneOf", "allOf", "enum", "const", "not"),
    explain: (keywords) =>
      `OpenAI refuses ${keywords} at the root of an input schema. Take one object with optional fields, or an argument that holds the alternatives.`,
  },
  {
    id: "openai/description-length",
    severity: "warning",
    title: "Descriptions have up to 1024 characters",
    source: "https://github.com/getsentry/sentry-mcp/issues/106",
    find: ({ description }) =>
      description.length > LONGEST_DESCRIPTION ? [String(description.length)] : [],
    explain: (length) =>
      `The description has ${length} characters; models of OpenAI have refused more than ${LONGEST_DESCRIPTION}. Move what does not help to choose the tool to @remarks.`,
  },
  {
    id: "openai/strict-required",
    severity: "warning",
    title: "Strict mode asks for every argument",
    source: SCHEMAS,
    find: findFields((name, holder) => !readRequired(holder).includes(name)),
    explain: (names) =>
      `OpenAI's strict mode refuses optional fields: ${names}. Make them required and let them be null, or call without \`strict\`.`,
  },
  {
    id: "openai/strict-closed",
    severity: "warning",
    title: "Strict mode takes no open objects",
    source: SCHEMAS,
    find: findParts(
      "inputSchema",
      (schema) => schema.type === "object" && schema.additionalProperties !== false,
    ),
    explain: (places) =>
      `OpenAI's strict mode refuses objects that may hold other fields: ${places}. A list of pairs does instead of a record.`,
  },
  {
    id: "openai/strict-typed",
    severity: "warning",
    title: "Strict mode asks for a type",
    source: SCHEMAS,
    find: findParts("inputSchema", isUntyped),
    explain: (places) =>
      `OpenAI's strict mode refuses parts without a type: ${places}. Say what they take.`,
  },
  {
    id: "openai/strict-keywords",
    severity: "warning",
    title: "Strict mode takes a part of JSON Schema",
    source: SCHEMAS,
    find: findKeywords(
      "allOf",
      "oneOf",
      "not",
      "if",
      "then",
      "else",
      "dependentRequired",
      "dependentSchemas",
      "patternProperties",
      "propertyNames",
      "minProperties",
      "maxProperties",
      "unevaluatedProperties",
      "unevaluatedItems",
      "prefixItems",
      "contains",
      "uniqueItems",
      "default",
      "contentEncoding",
    ),
    explain: (keywords) =>
      `OpenAI's strict mode refuses ${keywords}. Say it in the description, or call without \`strict\`.`,
  },
  {
    id: "openai/strict-formats",
    severity: "warning",
    title: "Strict mode knows nine formats",
    source: SCHEMAS,
    find: findParts("inputSchema", ({ format }) =>
      typeof format === "string" && !FORMATS.includes(format) ? [format] : [],
    ),
    explain: (formats) =>
      `OpenAI's strict mode refuses the formats ${formats}. It knows ${FORMATS.join(", ")}.`,
  },
  {
    id: "openai/strict-size",
    severity: "warning",
    title: "Strict mode takes 5000 fields, 10 levels deep",
    source: SCHEMAS,
    find: ({ inputSchema }) => {
      const { fields, depth } = measure(inputSchema);
      return [
        ...(fields > MOST_PROPERTIES ? [`${fields} fields`] : []),
        ...(depth > DEEPEST ? [`${depth} levels`] : []),
      ];
    },
    explain: (sizes) =>
      `OpenAI's strict mode takes up to ${MOST_PROPERTIES} fields, ${DEEPEST} levels deep, and this schema has ${sizes}. Take less at once.`,
  },
];

function isUntyped({
  type,
  anyOf,
  oneOf,
  allOf,
  $ref,
  enum: values,
  const: value,
}: Schema): boolean {
  return [type, anyOf, oneOf, allOf, $ref, values, value].every((keyword) => keyword === undefined);
}

/** References are not followed: a recursive type has no depth. */
function measure(schema: Schema): { readonly fields: number; readonly depth: number } {
  const inner = Object.values(readSchemas(schema, "properties")).map(measure);
  return {
    fields: inner.length + inner.reduce((sum, { fields }) => sum + fields, 0),
    depth: 1 + Math.max(0, ...inner.map(({ depth }) => depth)),
  };
}
