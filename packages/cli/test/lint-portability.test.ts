import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Client as ClientV2 } from "@modelcontextprotocol/client";
import { StdioClientTransport as TransportV2 } from "@modelcontextprotocol/client/stdio";
import { Client as ClientV1 } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as TransportV1 } from "@modelcontextprotocol/sdk/client/stdio.js";
import { makeFolder } from "./support/make-folder";
import { runCli } from "./support/run-cli";

type Json = Record<string, unknown>;

/** A rule, a tool that breaks it, and one that is nearly the same and keeps it. */
interface Row {
  readonly rule: string;
  readonly broken: Json;
  readonly kept: Json;
  /** A part of the message. */
  readonly says: string;
}

const text = { type: "string" };

function takes(properties: Json, more: Json = {}): Json {
  const required = Object.keys(properties);
  const schema = { type: "object", properties, required, additionalProperties: false, ...more };
  return { inputSchema: schema };
}

function gives(properties: Json, more: Json = {}): Json {
  return { ...takes({}), outputSchema: { type: "object", properties, ...more } };
}

function named(name: string): Json {
  return { ...takes({}), name };
}

const many = (count: number): Json =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`field${at}`, text]));
const nested = (depth: number): Json =>
  depth === 1
    ? (takes({}).inputSchema as Json)
    : (takes({ in: nested(depth - 1) }).inputSchema as Json);
const node = (child: Json): Json =>
  takes(
    { root: { $ref: "#/$defs/Node" } },
    { $defs: { Node: { ...(takes({ child }).inputSchema as Json) } } },
  );

const ROWS: readonly Row[] = [
  {
    rule: "anthropic/name",
    broken: named("files.read"),
    kept: named("files-read"),
    says: "files.read: Anthropic refuses the name files.read",
  },
  {
    rule: "anthropic/root-combination",
    broken: takes({ a: text }, { anyOf: [{ type: "object" }] }),
    kept: takes({ a: { anyOf: [text] } }),
    says: "refuses anyOf at the root",
  },
  {
    rule: "anthropic/property-name",
    broken: takes({ "der Titel": text }),
    kept: takes({ "der.Titel": text }),
    says: "the names der Titel",
  },
  {
    rule: "anthropic/strict-keywords",
    broken: takes({ limit: { type: "integer", maximum: 5 } }),
    kept: takes({ limit: { type: "integer" } }),
    says: "does not take maximum (limit)",
  },
  {
    rule: "anthropic/strict-recursive",
    broken: node({ anyOf: [{ $ref: "#/$defs/Node" }, { type: "null" }] }),
    kept: node(text),
    says: "hold themselves: Node",
  },
  {
    rule: "openai/name",
    broken: named("n".repeat(65)),
    kept: named("n".repeat(64)),
    says: "1 to 64",
  },
  {
    rule: "openai/root-combination",
    broken: takes({}, { not: { type: "null" } }),
    kept: takes({}),
    says: "refuses not at the root",
  },
  {
    rule: "openai/description-length",
    broken: { ...takes({}), description: "d".repeat(1025) },
    kept: { ...takes({}), description: "d".repeat(1024) },
    says: "has 1025 characters",
  },
  {
    rule: "openai/strict-required",
    broken: takes({ book: takes({ title: text }, { required: [] }).inputSchema }),
    kept: takes({ book: takes({ title: text }).inputSchema }),
    says: "optional fields: book.title",
  },
  {
    rule: "openai/strict-closed",
    broken: takes({ counts: { type: "object", additionalProperties: text } }),
    kept: takes({ counts: takes({}).inputSchema }),
    says: "other fields: counts",
  },
  {
    rule: "openai/strict-typed",
    broken: takes({ value: { description: "Anything." } }),
    kept: takes({ value: { enum: ["a"] } }),
    says: "without a type: value",
  },
  {
    rule: "openai/strict-keywords",
    broken: takes({ limit: { type: "integer", default: 3 } }),
    kept: takes({ limit: { type: "integer", minimum: 3 } }),
    says: "refuses default (limit)",
  },
  {
    rule: "openai/strict-formats",
    broken: takes({ page: { type: "string", format: "uri" } }),
    kept: takes({ page: { type: "string", format: "uuid" } }),
    says: "the formats uri (page)",
  },
  {
    rule: "openai/strict-size",
    broken: takes(many(5001)),
    kept: takes(many(5000)),
    says: "5001 fields",
  },
  {
    rule: "openai/strict-size",
    broken: takes({ in: nested(10) }),
    kept: takes({ in: nested(9) }),
    says: "11 levels",
  },
  {
    rule: "gemini/name",
    broken: named("2fa"),
    kept: named("_2fa"),
    says: "the first of them a letter",
  },
  {
    rule: "gemini/property-name",
    broken: takes({ "the-title": text }),
    kept: takes({ the_title: text }),
    says: "unlike the-title",
  },
  {
    rule: "gemini/references",
    broken: node(text),
    kept: takes({ root: text }),
    says: "no references: $ref (root)",
  },
  {
    rule: "gemini/type-lists",
    broken: takes({ a: { type: ["string", "null"] } }),
    kept: takes({ a: { anyOf: [text, { type: "null" }] } }),
    says: "not a list: a",
  },
  {
    rule: "gemini/enum-values",
    broken: takes({ a: { type: "integer", enum: [1] } }),
    kept: takes({ a: { type: "string", enum: ["1"] } }),
    says: "not 1 (a)",
  },
  {
    rule: "gemini/lost-keywords",
    broken: takes({ a: { type: "array", items: text, uniqueItems: true } }),
    kept: takes({ a: { type: "array", items: text, maxItems: 3 } }),
    says: "do not know uniqueItems (a)",
  },
  {
    rule: "gemini/records",
    broken: takes({ counts: { type: "object", additionalProperties: text } }),
    kept: takes({ counts: takes({}).inputSchema }),
    says: "what a record holds: counts",
  },
  {
    rule: "gemini/formats",
    broken: takes({ day: { type: "string", format: "date" } }),
    kept: takes({ day: { type: "string", format: "date-time" } }),
    says: "the formats date (day)",
  },
  {
    rule: "mcp-v1/name",
    broken: named("read file"),
    kept: named("read.file"),
    says: "does not allow read file",
  },
  {
    rule: "mcp-v1/output-schema",
    broken: gives({ a: { $ref: "#/definitions/None" } }),
    kept: gives({ a: { $ref: "#/definitions/Some" } }, { definitions: { Some: text } }),
    says: "loses the whole list",
  },
  {
    rule: "mcp-v1/output-schema",
    broken: gives({ id: { type: "string", pattern: "[" } }),
    kept: gives({ id: { type: "string", pattern: "[a]" } }),
    says: "loses the whole list",
  },
  {
    rule: "mcp-v1/tuples",
    broken: gives({ pair: { type: "array", prefixItems: [text], items: false } }),
    kept: gives({ pair: { type: "array", items: text, maxItems: 1 } }),
    says: "refuses every tuple: pair",
  },
  {
    rule: "mcp-v1/ignored-keywords",
    broken: gives({}, { dependentRequired: { a: ["b"] } }),
    kept: gives({}, { required: ["a"] }),
    says: "does not know dependentRequired",
  },
  {
    rule: "mcp-v2/name",
    broken: named("n".repeat(129)),
    kept: named("n".repeat(128)),
    says: "1 to 128",
  },
  {
    rule: "mcp-v2/output-schema",
    broken: gives({}, { $schema: "http://json-schema.org/draft-04/schema#" }),
    kept: gives({}, { $schema: "http://json-schema.org/draft-07/schema#" }),
    says: "the dialect http://json-schema.org/draft-04/schema#",
  },
  {
    rule: "mcp-v2/output-schema",
    broken: gives({ a: { $ref: "#/$defs/None" } }),
    kept: gives({ a: { $ref: "#/$defs/Some" } }, { $defs: { Some: text } }),
    says: "each call of the tool fails",
  },
];

const folder = makeFolder();
const CONSUMERS = ["anthropic", "openai", "gemini", "mcp-v1", "mcp-v2"];

/** Lints one tool of each row with the rules of all consumers. */
async function lint(side: "broken" | "kept"): Promise<readonly (readonly Json[])[]> {
  const file = join(folder, `${side}.json`);
  const tools = ROWS.map((row, at): Json => ({ name: `tool${at}`, ...row[side] }));
  writeFileSync(file, JSON.stringify(tools));
  const server = [process.execPath, join(__dirname, "fixtures/json-server.mjs"), file];
  const args = ["lint", "--for", CONSUMERS.join(","), "--format", "json", "--", ...server];
  const { stdout, stderr } = await runCli(args);
  expect(stderr).toBe("");
  const { findings } = JSON.parse(stdout) as { findings: Json[] };
  return tools.map(({ name }) => findings.filter(({ tool }) => tool === name));
}

let broken: readonly (readonly Json[])[] = [];
let kept: readonly (readonly Json[])[] = [];

beforeAll(async () => {
  [broken, kept] = await Promise.all([lint("broken"), lint("kept")]);
});

it.each(ROWS.map((row, at) => ({ ...row, at })))("$rule: $says", ({ rule, at, says }) => {
  expect(broken[at]).toContainEqual(
    expect.objectContaining({
      rule,
      message: expect.stringContaining(says),
      source: expect.stringMatching(/^https:\/\//),
    }),
  );
  expect(kept[at]!.map((finding) => finding.rule)).not.toContain(rule);
});

describe("the official clients", () => {
  const rowsOf = (rule: string): readonly Row[] => ROWS.filter((row) => row.rule === rule);
  const serve = (tool: Json): { command: string; args: string[] } => {
    const file = join(folder, "one.json");
    writeFileSync(file, JSON.stringify([{ name: "one", ...tool }]));
    return { command: process.execPath, args: [join(__dirname, "fixtures/json-server.mjs"), file] };
  };
  const info = { name: "test", version: "0.0.0" };

  it.each(rowsOf("mcp-v1/output-schema"))(
    "of v1 lose the list: $says",
    async ({ broken, kept }) => {
      for (const [tool, isLost] of [
        [broken, true],
        [kept, false],
      ] as const) {
        const client = new ClientV1(info);
        await client.connect(new TransportV1(serve(tool)));
        const listed = await client.listTools().then(
          () => false,
          () => true,
        );
        await client.close();
        expect(listed).toBe(isLost);
      }
    },
  );

  it.each(rowsOf("mcp-v2/output-schema"))("of v2 fail each call: $says", async ({ broken }) => {
    const client = new ClientV2(info);
    await client.connect(new TransportV2(serve(broken)));
    await client.listTools();
    const call = client.callTool({ name: "one", arguments: {} });
    await expect(call).rejects.toThrow("invalid outputSchema");
    await client.close();
  });
});
