import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "./support/make-folder";
import { ROOT, runCli } from "./support/run-cli";

type Json = Record<string, unknown>;

/** One change of one tool, and what is to be said of it. */
interface Row {
  readonly change: string;
  readonly before: Json;
  readonly after: Json;
  /** What is told, by kind; `!` marks what breaks a client. Nothing where a client sees no change. */
  readonly told: Readonly<Record<string, string>>;
}

/** A tool with these arguments; those whose name ends in `!` are required. */
function takes(properties: Json, more: Json = {}): Json {
  return { inputSchema: { ...fields(properties), additionalProperties: false, ...more } };
}

/** A tool with these fields in its result. */
function gives(properties: Json, more: Json = {}): Json {
  return { ...takes({}), outputSchema: { ...fields(properties), ...more } };
}

function fields(properties: Json): Json {
  const names = Object.keys(properties);
  const required = names.filter((name) => name.endsWith("!")).map((name) => name.slice(0, -1));
  const plain = names.map((name) => [name.replace(/!$/, ""), properties[name]]);
  return { type: "object", properties: Object.fromEntries(plain), required };
}

function hints(annotations: Json): Json {
  return { ...takes({}), annotations };
}

const text = { type: "string" };
const whole = { type: "integer" };
const number = { type: "number" };
const none = { type: "null" };

const person = { type: "object", properties: { name: text }, required: ["name"] };
const tree = (name: string, leaf: Json): Json => ({
  ...takes({ "root!": { $ref: `#/$defs/${name}` } }),
  inputSchema: {
    ...fields({ "root!": { $ref: `#/$defs/${name}` } }),
    $defs: {
      [name]: {
        type: "object",
        properties: { leaf, children: { type: "array", items: { $ref: `#/$defs/${name}` } } },
      },
    },
  },
});

const ROWS: readonly Row[] = [
  // Words and hints
  {
    change: "another description",
    before: { ...takes({}), description: "Find." },
    after: { ...takes({}), description: "Search." },
    told: { description: 'its description is "Search.", was "Find."' },
  },
  {
    change: "a title",
    before: takes({}),
    after: { ...takes({}), title: "Find" },
    told: { title: 'its title is "Find", was none' },
  },
  {
    change: "other tags",
    before: { ...takes({}), _meta: { tags: ["files"] } },
    after: { ...takes({}), _meta: { tags: ["local"] } },
    told: { tags: 'its tags are ["local"], was ["files"]' },
  },
  {
    change: "no longer read only",
    before: hints({ readOnlyHint: true, destructiveHint: false }),
    after: hints({ readOnlyHint: false, destructiveHint: false }),
    told: { readOnlyHint: "!it is not read only any more" },
  },
  {
    change: "read only from now on",
    before: hints({}),
    after: hints({ readOnlyHint: true }),
    told: { readOnlyHint: "it is read only, was not" },
  },
  {
    change: "destructive from now on",
    before: hints({ destructiveHint: false }),
    after: hints({ destructiveHint: true }),
    told: { destructiveHint: "!it is destructive, was not" },
  },
  {
    change: "no longer destructive",
    before: hints({}),
    after: hints({ destructiveHint: false }),
    told: { destructiveHint: "it is not destructive any more" },
  },
  {
    change: "no longer idempotent",
    before: hints({ idempotentHint: true }),
    after: hints({}),
    told: { idempotentHint: "!it is not idempotent any more" },
  },
  {
    change: "open to the world from now on",
    before: hints({ openWorldHint: false }),
    after: hints({}),
    told: { openWorldHint: "!it is open to the world, was not" },
  },
  {
    change: "a hint that says what was the default",
    before: hints({}),
    after: hints({ openWorldHint: true }),
    told: { openWorldHint: "the same holds as before" },
  },
  // Arguments
  {
    change: "a new argument",
    before: takes({}),
    after: takes({ limit: whole }),
    told: { "field-added": "argument `limit` is new" },
  },
  {
    change: "a new argument that is required",
    before: takes({}),
    after: takes({ "limit!": whole }),
    told: { "required-field-added": "!argument `limit` is new and required" },
  },
  {
    change: "an argument that is gone",
    before: takes({ limit: whole }),
    after: takes({}),
    told: { "field-removed": "!argument `limit` is gone" },
  },
  {
    change: "an argument with another name",
    before: takes({ "query!": text }),
    after: takes({ "search!": text }),
    told: { "field-renamed": "!argument `query` is called `search`" },
  },
  {
    change: "an argument that is required from now on",
    before: takes({ query: text }),
    after: takes({ "query!": text }),
    told: { required: "!argument `query` is required, was optional" },
  },
  {
    change: "an argument that may be left out from now on",
    before: takes({ "query!": text }),
    after: takes({ query: text }),
    told: { optional: "argument `query` is optional, was required" },
  },
  {
    change: "an argument of another type",
    before: takes({ id: text }),
    after: takes({ id: number }),
    told: { type: "!argument `id` is number, was string" },
  },
  {
    change: "fractions where whole numbers were",
    before: takes({ size: whole }),
    after: takes({ size: number }),
    told: { type: "argument `size` is number, was integer" },
  },
  {
    change: "whole numbers where fractions were",
    before: takes({ size: number }),
    after: takes({ size: whole }),
    told: { type: "!argument `size` is integer, was number" },
  },
  {
    change: "null too",
    before: takes({ genre: text }),
    after: takes({ genre: { anyOf: [text, none] } }),
    told: { "type-added": "argument `genre` may also be null" },
  },
  {
    change: "null no more",
    before: takes({ genre: { type: ["string", "null"] } }),
    after: takes({ genre: text }),
    told: { "type-removed": "!argument `genre` is never null any more" },
  },
  {
    change: "one more value",
    before: takes({ order: { type: "string", enum: ["asc"] } }),
    after: takes({ order: { anyOf: [{ const: "asc" }, { const: "desc" }] } }),
    told: { "value-added": 'argument `order` may also be "desc"' },
  },
  {
    change: "one value less",
    before: takes({ order: { type: "string", enum: ["asc", "desc"] } }),
    after: takes({ order: { const: "asc" } }),
    told: { "value-removed": '!argument `order` is never "desc" any more' },
  },
  {
    change: "listed values where any were",
    before: takes({ order: text }),
    after: takes({ order: { type: "string", enum: ["asc"] } }),
    told: { "values-listed": '!argument `order` takes only "asc"' },
  },
  {
    change: "any value where some were listed",
    before: takes({ order: { type: "string", enum: ["asc"] } }),
    after: takes({ order: text }),
    told: { "values-unlisted": "argument `order` takes any value" },
  },
  {
    change: "a lower maximum",
    before: takes({ limit: { ...whole, maximum: 50 } }),
    after: takes({ limit: { ...whole, maximum: 20 } }),
    told: { maximum: "!argument `limit` is at most 20, was at most 50" },
  },
  {
    change: "a higher maximum",
    before: takes({ limit: { ...whole, maximum: 50 } }),
    after: takes({ limit: { ...whole, maximum: 80 } }),
    told: { maximum: "argument `limit` is at most 80, was at most 50" },
  },
  {
    change: "a minimum",
    before: takes({ limit: number }),
    after: takes({ limit: { ...number, exclusiveMinimum: 0 } }),
    told: { exclusiveMinimum: "!argument `limit` is above 0, had no such bound" },
  },
  {
    change: "no minimum any more",
    before: takes({ limit: { ...whole, minimum: 1 } }),
    after: takes({ limit: whole }),
    told: { minimum: "argument `limit` need not be at least 1 any more" },
  },
  {
    change: "the same minimum in other words",
    before: takes({ limit: { ...whole, minimum: 1 } }),
    after: takes({ limit: { ...whole, exclusiveMinimum: 0 } }),
    told: {},
  },
  {
    change: "a greatest length",
    before: takes({ name: text }),
    after: takes({ name: { ...text, maxLength: 20 } }),
    told: { maxLength: "!argument `name` is at most 20 characters long" },
  },
  {
    change: "fewer elements",
    before: takes({ ids: { type: "array", items: whole, maxItems: 9 } }),
    after: takes({ ids: { type: "array", items: whole, maxItems: 5, minItems: 0 } }),
    told: { maxItems: "!argument `ids` is at most 5 elements long, was at most 9" },
  },
  {
    change: "coarser steps",
    before: takes({ size: { ...whole, multipleOf: 2 } }),
    after: takes({ size: { ...whole, multipleOf: 4 } }),
    told: { multipleOf: "!argument `size` is a multiple of 4, was one of 2" },
  },
  {
    change: "no element twice",
    before: takes({ ids: { type: "array", items: whole } }),
    after: takes({ ids: { type: "array", items: whole, uniqueItems: true } }),
    told: { uniqueItems: "!argument `ids` holds no element twice" },
  },
  {
    change: "a pattern",
    before: takes({ id: text }),
    after: takes({ id: { ...text, pattern: "^[a-z]+$" } }),
    told: { pattern: '!argument `id` must fit pattern "^[a-z]+$"' },
  },
  {
    change: "no format any more",
    before: takes({ day: { ...text, format: "date" } }),
    after: takes({ day: text }),
    told: { format: 'argument `day` need not fit format "date" any more' },
  },
  {
    change: "another default",
    before: takes({ limit: { ...whole, default: 10 } }),
    after: takes({ limit: { ...whole, default: 20 } }),
    told: { default: "argument `limit` is 20 where it is left out, was 10" },
  },
  {
    change: "other words of an argument",
    before: takes({ query: { ...text, description: "Title." } }),
    after: takes({ query: { ...text, description: "Author." } }),
    told: { description: "argument `query` is described in other words" },
  },
  {
    change: "elements of another type",
    before: takes({ ids: { type: "array", items: whole } }),
    after: takes({ ids: { type: "array", items: text } }),
    told: { type: "!argument `ids[]` is string, was integer" },
  },
  {
    change: "a field inside an argument that is gone",
    before: takes({ book: { ...person, additionalProperties: false } }),
    after: takes({ book: { type: "object", properties: {}, additionalProperties: false } }),
    told: { "field-removed": "!argument `book.name` is gone" },
  },
  {
    change: "other fields too",
    before: takes({}),
    after: takes({}, { additionalProperties: true }),
    told: { additionalProperties: "the arguments may hold fields that are not listed" },
  },
  {
    change: "no other fields any more",
    before: takes({}, { additionalProperties: true }),
    after: takes({}),
    told: { additionalProperties: "!the arguments hold no fields beside the listed ones" },
  },
  {
    change: "a record of other values",
    before: takes({ counts: { type: "object", additionalProperties: whole } }),
    after: takes({ counts: { type: "object", additionalProperties: text } }),
    told: { type: "!argument `counts.*` is string, was integer" },
  },
  {
    change: "a definition with another name and its keywords in another order",
    before: tree("Node", { type: "string", minLength: 1 }),
    after: tree("Tree", { minLength: 1, type: "string" }),
    told: {},
  },
  {
    change: "a recursive type that takes less",
    before: tree("Node", text),
    after: tree("Node", { ...text, minLength: 3 }),
    told: { minLength: "!argument `root.leaf` is at least 3 characters long" },
  },
  {
    change: "a definition that is copied in",
    before: {
      inputSchema: {
        ...fields({ who: { $ref: "#/$defs/Person" } }),
        $defs: { Person: person },
      },
    },
    after: { inputSchema: fields({ who: person }) },
    told: {},
  },
  {
    change: "one of several objects that takes less",
    before: takes({
      shape: {
        anyOf: [
          fields({ "kind!": { const: "circle" }, "size!": number }),
          fields({ "kind!": { const: "square" }, "size!": number }),
        ],
      },
    }),
    after: takes({
      shape: {
        anyOf: [
          fields({ "kind!": { const: "square" }, "size!": whole }),
          fields({ "kind!": { const: "circle" }, "size!": number }),
        ],
      },
    }),
    told: { type: "!argument `shape.size` is integer, was number" },
  },
  {
    change: "a part of an intersection that takes less",
    before: takes({ who: { allOf: [{ $ref: "#/$defs/P" }] } }, { $defs: { P: person } }),
    after: takes(
      { who: { allOf: [{ $ref: "#/$defs/P" }, fields({ "age!": whole })] } },
      { $defs: { P: { ...person, properties: { name: { ...text, maxLength: 9 } } } } },
    ),
    told: {
      "required-field-added": "!argument `who.age` is new and required",
      maxLength: "!argument `who.name` is at most 9 characters long",
    },
  },
  {
    change: "a definition that a rule refers to",
    before: takes(
      { map: { type: "object", propertyNames: { $ref: "#/$defs/Key" } } },
      { $defs: { Key: text } },
    ),
    after: takes(
      { map: { type: "object", propertyNames: { $ref: "#/$defs/Key" } } },
      { $defs: { Key: { ...text, pattern: "^a" } } },
    ),
    told: { propertyNames: "!argument `map` must fit propertyNames" },
  },
  {
    change: "a field that is required without being described",
    before: takes({}),
    after: takes({}, { required: ["key"] }),
    told: { "required-field-added": "!argument `key` is new and required" },
  },
  // Results
  {
    change: "a new field of the result",
    before: gives({ "total!": whole }),
    after: gives({ "total!": whole, next: text }),
    told: { "field-added": "result `next` is new" },
  },
  {
    change: "a new field of a result that held no others",
    before: gives({ "total!": whole }, { additionalProperties: false }),
    after: gives({ "total!": whole, next: text }, { additionalProperties: false }),
    told: { "field-added": "!result `next` is new" },
  },
  {
    change: "a field of the result that is gone",
    before: gives({ "total!": whole, "books!": text }),
    after: gives({ "books!": text }),
    told: { "field-removed": "!result `total` is gone" },
  },
  {
    change: "a field of the result that may be missing",
    before: gives({ "total!": whole }),
    after: gives({ total: whole }),
    told: { optional: "!result `total` is optional, was required" },
  },
  {
    change: "a field of the result that is always there",
    before: gives({ total: whole }),
    after: gives({ "total!": whole }),
    told: { required: "result `total` is required, was optional" },
  },
  {
    change: "a result that may be null",
    before: gives({ "total!": whole }),
    after: gives({ "total!": { anyOf: [whole, none] } }),
    told: { "type-added": "!result `total` may also be null" },
  },
  {
    change: "a result that is never null any more",
    before: gives({ "total!": { anyOf: [whole, none] } }),
    after: gives({ "total!": whole }),
    told: { "type-removed": "result `total` is never null any more" },
  },
  {
    change: "one more value in a result",
    before: gives({ "state!": { enum: ["open"] } }),
    after: gives({ "state!": { enum: ["open", "closed"] } }),
    told: { "value-added": '!result `state` may also be "closed"' },
  },
  {
    change: "a result with a higher maximum",
    before: gives({ "rank!": { ...whole, maximum: 5 } }),
    after: gives({ "rank!": { ...whole, maximum: 10 } }),
    told: { maximum: "!result `rank` is at most 10, was at most 5" },
  },
  {
    change: "a result that may report a failure from now on",
    before: gives({ "total!": whole }),
    after: {
      ...takes({}),
      outputSchema: {
        type: "object",
        anyOf: [fields({ "total!": whole }), fields({ "error!": { ...text, minLength: 1 } })],
      },
    },
    told: { "type-added": "!the result may also be object" },
  },
  {
    change: "a schema for the result",
    before: takes({}),
    after: gives({ "total!": whole }),
    told: { "output-schema-added": "the result has a schema, had none" },
  },
  {
    change: "no schema for the result any more",
    before: gives({ "total!": whole }),
    after: takes({}),
    told: { "output-schema-removed": "!the result has no schema any more" },
  },
];

const folder = makeFolder();
const SERVER = join(__dirname, "fixtures/json-server.mjs");

function writeTools(file: string, tools: readonly Json[]): readonly string[] {
  const path = join(folder, file);
  writeFileSync(path, JSON.stringify(tools));
  return ["--", process.execPath, SERVER, path];
}

/** Locks some tools, and checks others against the lock. */
async function check(name: string, before: readonly Json[], after: readonly Json[]) {
  const lock = join(folder, `${name}.lock.json`);
  const made = await runCli(["check", "--update", "--lock", lock, ...writeTools("old", before)]);
  expect(made).toMatchObject({ code: 0, stderr: "" });
  const now = writeTools(`${name}.json`, after);
  const run = await runCli(["check", "--format", "json", "--lock", lock, ...now]);
  return { ...run, lock, now, ...JSON.parse(run.stdout) };
}

describe("a change of one tool", () => {
  const name = (at: number): string => `tool-${at}`;
  const named = (side: "before" | "after"): Json[] =>
    ROWS.map((row, at) => ({ name: name(at), ...row[side] }));
  let changes: Json[] = [];

  beforeAll(async () => {
    ({ changes } = await check("one", named("before"), named("after")));
  });

  it.each(ROWS.map((row, at) => ({ ...row, at })))("$change", ({ at, told }) => {
    const own = changes.filter(({ tool }) => tool === name(at));
    const expected = Object.entries(told).map(([kind, words]) => ({
      kind,
      breaking: words.startsWith("!"),
      text: expect.stringContaining(words.replace("!", "")),
    }));
    expect(own).toEqual(expected.map((one) => expect.objectContaining(one)));
    for (const { breaking, consequence } of own) expect(consequence !== undefined).toBe(breaking);
  });
});

const find = { name: "find", ...takes({ "query!": text }) };
const store = { name: "store", ...takes({ "value!": whole }) };

describe("a change of the list", () => {
  it("is fine when a tool is new", async () => {
    const { code, changes, breaking } = await check("added", [find], [find, store]);
    expect(changes).toEqual([expect.objectContaining({ tool: "store", kind: "tool-added" })]);
    expect({ code, breaking }).toEqual({ code: 0, breaking: false });
  });

  it("breaks clients when a tool is gone", async () => {
    const { code, changes, breaking } = await check("removed", [find, store], [find]);
    expect(changes).toEqual([expect.objectContaining({ tool: "store", kind: "tool-removed" })]);
    expect({ code, breaking }).toEqual({ code: 1, breaking: true });
  });

  it("breaks clients when a tool has another name, and says which", async () => {
    const { code, changes } = await check("renamed", [find], [{ ...find, name: "search" }]);
    expect(changes).toEqual([
      expect.objectContaining({ kind: "tool-renamed", text: "it is called `search`" }),
    ]);
    expect(code).toBe(1);
  });

  it("is none when the tools come in another order", async () => {
    const { code, changes } = await check("order", [find, store], [store, find]);
    expect({ code, changes }).toEqual({ code: 0, changes: [] });
  });
});

describe("the lock", () => {
  it("is asked for where there is none", async () => {
    const run = await runCli(["check", "--lock", join(folder, "none"), ...writeTools("a", [find])]);
    expect(run).toMatchObject({ code: 2, stdout: "" });
    expect(run.stderr).toMatch(/^toolmeta: There is no .*--update.*\n$/);
  });

  it("is refused where it is none, and made anew on demand", async () => {
    const lock = join(folder, "broken.json");
    const args = ["check", "--lock", lock, ...writeTools("b", [find])];
    writeFileSync(lock, "<<<<<<< HEAD");
    expect(await runCli(args)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("is no lock of tools"),
    });
    expect(await runCli(["check", "--update", ...args.slice(1)])).toMatchObject({ code: 0 });
    expect(await runCli(args)).toMatchObject({ code: 0 });
  });

  it("of a later version is refused by its version", async () => {
    const lock = join(folder, "later.json");
    writeFileSync(lock, JSON.stringify({ lockVersion: 2, tools: {} }));
    const run = await runCli(["check", "--lock", lock, ...writeTools("c", [find])]);
    expect(run).toMatchObject({ code: 2, stderr: expect.stringContaining("lock version 2") });
  });

  it("is written the same from a module and from a server", async () => {
    const files = ["module.json", "server.json"].map((file) => join(folder, file));
    const dist = join(ROOT, "samples/bookshop/dist");
    await runCli(["check", "--update", "--lock", files[0]!, join(dist, "catalog.js")]);
    const server = ["--", process.execPath, join(dist, "server.js")];
    await runCli(["check", "--update", "--lock", files[1]!, ...server]);
    const [one, other] = files.map((file) => readFileSync(file, "utf8"));
    expect(one).toContain('"searchBooks"');
    expect(one).toBe(other);
  });

  it("has to be up to date with --frozen", async () => {
    const { lock, now } = await check("frozen", [find], [find, store]);
    const args = ["check", "--frozen", "--lock", lock, ...now];
    const run = await runCli(args);
    expect(run.code).toBe(1);
    expect(run.stdout).toContain("  store\n    - the tool is new\n");
    expect(run.stdout).toContain("1 change, 0 of them breaking. To accept them: --update.\n");
    await runCli(["check", "--update", "--lock", lock, ...now]);
    expect(await runCli(args)).toMatchObject({ code: 0 });
  });
});
