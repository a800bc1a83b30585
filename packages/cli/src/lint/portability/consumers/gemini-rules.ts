import { isSchema } from "../../../schema/schema.js";
import { findFields, findKeywords, findName, findParts } from "../make-rules.js";
import type { PortabilityRule } from "../rule.js";

const DECLARATION =
  "https://cloud.google.com/vertex-ai/generative-ai/docs/reference/java/latest/com.google.cloud.vertexai.api.FunctionDeclarationOrBuilder";
const SCHEMA = "https://ai.google.dev/api/caching#Schema";

/** The formats that each type may have. */
const FORMATS: Readonly<Record<string, readonly string[]>> = {
  string: ["enum", "date-time"],
  number: ["float", "double"],
  integer: ["int32", "int64"],
};

/**
 * What Gemini asks of a function. Its `parameters` are a part of OpenAPI 3.0; `parametersJsonSchema` takes
 * more of JSON Schema, where a client uses it.
 */
export const geminiRules: readonly PortabilityRule[] = [
  {
    id: "gemini/name",
    severity: "error",
    title: "Names begin with a letter or _ and have up to 64 characters",
    source: DECLARATION,
    find: findName(/^[a-zA-Z_][a-zA-Z0-9_.-]{0,63}$/),
    explain: (name) =>
      `Gemini refuses the name ${name}: it takes up to 64 of A-Z a-z 0-9 _ . and -, the first of them a letter or _. Give the tool a \`name\` that fits.`,
  },
  {
    id: "gemini/property-name",
    severity: "warning",
    title: "Argument names begin with a letter or _",
    source: DECLARATION,
    find: findFields((name) => !/^[a-zA-Z_][a-zA-Z0-9_]{0,63}$/.test(name)),
    explain: (names) =>
      `Gemini asks for argument names of up to 64 of A-Z a-z 0-9 and _, the first of them a letter or _, unlike ${names}. Rename them.`,
  },
  {
    id: "gemini/references",
    severity: "warning",
    title: "No references in parameters",
    source: SCHEMA,
    find: findKeywords("$ref"),
    explain: (places) =>
      `Gemini's \`parameters\` take no references: ${places}. Set \`"refs": "inline"\` in the plugin's options, or send \`parametersJsonSchema\`.`,
  },
  {
    id: "gemini/type-lists",
    severity: "warning",
    title: "No lists of types in parameters",
    source: SCHEMA,
    find: findParts("inputSchema", ({ type }) => Array.isArray(type)),
    explain: (places) =>
      `Gemini's \`parameters\` take one type each, not a list: ${places}. Write \`anyOf\`.`,
  },
  {
    id: "gemini/enum-values",
    severity: "warning",
    title: "Enumerations hold strings",
    source: SCHEMA,
    find: findParts("inputSchema", ({ enum: values }) =>
      Array.isArray(values)
        ? values.filter((value) => typeof value !== "string").map((value) => JSON.stringify(value))
        : [],
    ),
    explain: (values) =>
      `Gemini's \`parameters\` list strings only, not ${values}. Take names instead of numbers.`,
  },
  {
    id: "gemini/lost-keywords",
    severity: "note",
    title: "Parameters take a part of JSON Schema",
    source: SCHEMA,
    find: findKeywords(
      "const",
      "exclusiveMinimum",
      "exclusiveMaximum",
      "multipleOf",
      "uniqueItems",
      "allOf",
      "oneOf",
      "not",
      "if",
      "patternProperties",
      "propertyNames",
      "prefixItems",
      "examples",
      "contentEncoding",
      "deprecated",
    ),
    explain: (keywords) =>
      `Gemini's \`parameters\` do not know ${keywords}; clients leave them out. Say in the description what matters.`,
  },
  {
    id: "gemini/records",
    severity: "note",
    title: "Parameters have no records",
    source: SCHEMA,
    find: findParts("inputSchema", ({ additionalProperties }) => isSchema(additionalProperties)),
    explain: (places) =>
      `Gemini's \`parameters\` cannot say what a record holds: ${places}. A list of pairs does instead.`,
  },
  {
    id: "gemini/formats",
    severity: "note",
    title: "Parameters know few formats",
    source: SCHEMA,
    find: findParts("inputSchema", ({ type, format }) =>
      typeof type === "string" &&
      typeof format === "string" &&
      !(FORMATS[type] ?? []).includes(format)
        ? [format]
        : [],
    ),
    explain: (formats) =>
      `Gemini's \`parameters\` do not know the formats ${formats}. Say them in the description too.`,
  },
];
