import { Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import { fullFormats } from "ajv-formats/dist/formats.js";
import type { Schema } from "../../../schema/schema.js";
import { findName, findParts, findUnusable } from "../make-rules.js";
import type { PortabilityRule } from "../rule.js";

const TOOLS = "https://modelcontextprotocol.io/specification/2025-11-25/server/tools";
const V1 = "https://github.com/modelcontextprotocol/typescript-sdk/tree/v1.x";
const V2 = "https://github.com/modelcontextprotocol/typescript-sdk";
const OPTIONS = {
  strict: false,
  validateSchema: false,
  allErrors: true,
  formats: fullFormats,
  logger: false,
} as const;

const NAME_RULE = {
  severity: "error",
  title: "Names have up to 128 letters, digits, _ - and .",
  source: TOOLS,
  find: findName(/^[A-Za-z0-9_.-]{1,128}$/),
  explain: (name: string) =>
    `MCP's rule for names does not allow ${name}: 1 to 128 of A-Z a-z 0-9 _ - and the dot. Give the tool a \`name\` that fits.`,
} as const;

/**
 * What the official client of the first generation asks. It reads output schemas with a draft-07 validator,
 * and a schema that this cannot take loses it the whole list of tools.
 */
export const mcpV1Rules: readonly PortabilityRule[] = [
  { id: "mcp-v1/name", ...NAME_RULE },
  {
    id: "mcp-v1/output-schema",
    severity: "error",
    title: "Output schemas compile as draft-07",
    source: V1,
    find: findUnusable((schema) => new Ajv(OPTIONS).compile(schema)),
    explain: (reason) =>
      `The official v1 client cannot use the output schema and loses the whole list of tools: ${reason}. Correct the schema.`,
  },
  {
    id: "mcp-v1/tuples",
    severity: "error",
    title: "No closed tuples in results",
    source: V1,
    find: findParts(
      "outputSchema",
      ({ prefixItems, items }) => prefixItems !== undefined && items === false,
    ),
    explain: (places) =>
      `The official v1 client reads \`items: false\` without \`prefixItems\`, and so refuses every tuple: ${places}. Return an object, or describe the list by \`items\` and its length.`,
  },
  {
    id: "mcp-v1/ignored-keywords",
    severity: "warning",
    title: "Draft-07 does not know every keyword",
    source: V1,
    find: findParts("outputSchema", (schema) =>
      [
        "prefixItems",
        "dependentRequired",
        "dependentSchemas",
        "unevaluatedProperties",
        "unevaluatedItems",
        "minContains",
        "maxContains",
        "$dynamicRef",
      ].filter((keyword) => schema[keyword] !== undefined),
    ),
    explain: (keywords) =>
      `The official v1 client does not know ${keywords} and takes results that they refuse. Do not rely on its check.`,
  },
];

/** What the official client of the second generation asks. It reads schemas in the dialect they name. */
export const mcpV2Rules: readonly PortabilityRule[] = [
  { id: "mcp-v2/name", ...NAME_RULE },
  {
    id: "mcp-v2/output-schema",
    severity: "error",
    title: "Output schemas compile in their dialect",
    source: V2,
    find: findUnusable(compileInDialect),
    explain: (reason) =>
      `The official v2 client cannot use the output schema, and each call of the tool fails: ${reason}. Correct the schema.`,
  },
];

const DRAFTS: readonly (readonly [dialect: RegExp, compile: (schema: Schema) => unknown])[] = [
  [/draft\/2020-12\/schema#?$/, (schema) => new Ajv2020(OPTIONS).compile(schema)],
  [/draft-0[67]\/schema#?$/, (schema) => new Ajv(OPTIONS).compile(schema)],
  [/draft\/2019-09\/schema#?$/, (schema) => new Ajv2020(OPTIONS).compile(schema)],
];

function compileInDialect({ $schema, ...schema }: Schema): unknown {
  const dialect = typeof $schema === "string" ? $schema : "draft/2020-12/schema";
  const compile = DRAFTS.find(([pattern]) => pattern.test(dialect))?.[1];
  if (compile === undefined) throw new Error(`it does not know the dialect ${dialect}`);
  return compile(schema);
}
