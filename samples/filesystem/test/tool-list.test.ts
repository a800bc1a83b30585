import type { Client } from "@modelcontextprotocol/sdk/client/index.js";
import type { JsonSchema } from "@toolmeta/runtime";
import { openSample, type Sample } from "./open-sample";

interface Facts {
  /** What each argument takes, in the words of `tellType`. */
  readonly args: Readonly<Record<string, string>>;
  readonly required: readonly string[];
  readonly hints: Readonly<Record<string, boolean>>;
}

const LOOKS = { readOnlyHint: true, openWorldHint: false };
const CHANGES = { readOnlyHint: false, openWorldHint: false };

/** What the reference server lists. */
const REFERENCE: Readonly<Record<string, Facts>> = {
  read_file: {
    args: { path: "string", tail: "number", head: "number" },
    required: ["path"],
    hints: LOOKS,
  },
  read_text_file: {
    args: { path: "string", tail: "number", head: "number" },
    required: ["path"],
    hints: LOOKS,
  },
  read_media_file: { args: { path: "string" }, required: ["path"], hints: LOOKS },
  read_multiple_files: { args: { paths: "string[]" }, required: ["paths"], hints: LOOKS },
  write_file: {
    args: { path: "string", content: "string" },
    required: ["path", "content"],
    hints: { ...CHANGES, destructiveHint: true, idempotentHint: true },
  },
  edit_file: {
    args: {
      path: "string",
      edits: "{ newText: string, oldText: string }[]",
      dryRun: "boolean = false",
    },
    required: ["path", "edits"],
    hints: { ...CHANGES, destructiveHint: true, idempotentHint: false },
  },
  create_directory: {
    args: { path: "string" },
    required: ["path"],
    hints: { ...CHANGES, destructiveHint: false, idempotentHint: true },
  },
  list_directory: { args: { path: "string" }, required: ["path"], hints: LOOKS },
  list_directory_with_sizes: {
    args: { path: "string", sortBy: '"name" | "size" = "name"' },
    required: ["path"],
    hints: LOOKS,
  },
  directory_tree: {
    args: { path: "string", excludePatterns: "string[] = []" },
    required: ["path"],
    hints: LOOKS,
  },
  move_file: {
    args: { source: "string", destination: "string" },
    required: ["source", "destination"],
    hints: { ...CHANGES, destructiveHint: true, idempotentHint: false },
  },
  search_files: {
    args: { path: "string", pattern: "string", excludePatterns: "string[] = []" },
    required: ["path", "pattern"],
    hints: LOOKS,
  },
  get_file_info: { args: { path: "string" }, required: ["path"], hints: LOOKS },
  list_allowed_directories: { args: {}, required: [], hints: LOOKS },
};

/** A number of lines is a whole one. */
const LINES = ["head type integer", "head minimum 1", "tail type integer", "tail minimum 1"];
const EXCLUDED = [
  "excludePatterns maxItems 100",
  "excludePatterns[] minLength 1",
  "excludePatterns[] maxLength 1000",
];

/**
 * Where the sample takes less than the types say, so that a call can neither mean nothing nor cost without
 * bound; the reference server has one bound only, `paths minItems 1`. Apart from these, the sample refuses
 * arguments that it does not know, and gives back typed values instead of one text.
 */
const BOUNDS: Readonly<Record<string, readonly string[]>> = {
  read_file: LINES,
  read_text_file: LINES,
  read_multiple_files: ["paths minItems 1", "paths maxItems 100"],
  edit_file: ["edits maxItems 100", "edits[].oldText minLength 1"],
  directory_tree: EXCLUDED,
  search_files: ["pattern minLength 1", "pattern maxLength 1000", ...EXCLUDED],
};

let sample: Sample;
let tools: Awaited<ReturnType<Client["listTools"]>>["tools"];

beforeAll(async () => {
  sample = await openSample();
  ({ tools } = await sample.client.listTools());
});

afterAll(() => sample.close());

it("has the tools of the reference server and no others", () => {
  expect(tools.map((tool) => tool.name).sort()).toEqual(Object.keys(REFERENCE).sort());
});

describe.each(Object.entries(REFERENCE))("%s", (name, facts) => {
  const find = () => {
    const tool = tools.find((candidate) => candidate.name === name);
    if (tool === undefined) throw new Error(`${name} is not listed.`);
    return tool;
  };

  it("takes the same arguments", () => {
    const schema = find().inputSchema as JsonSchema;
    const { properties = {}, required = [] } = schema;
    const args = Object.entries(properties).map(([arg, type]) => [arg, tellType(type, schema)]);
    expect(Object.fromEntries(args)).toEqual(facts.args);
    expect([...required].sort()).toEqual([...facts.required].sort());
  });

  it("bounds what it takes as the table says", () => {
    expect(listBounds(find().inputSchema as JsonSchema).sort()).toEqual(
      [...(BOUNDS[name] ?? [])].sort(),
    );
  });

  it("has the same hints, and a title", () => {
    const { title, ...hints } = find().annotations ?? {};
    expect(hints).toEqual(facts.hints);
    expect(find().title ?? title).toMatch(/^[A-Z]/);
  });

  it("declares what it gives back, and describes itself and all its arguments", () => {
    const { description, inputSchema, outputSchema } = find();
    expect(outputSchema).toMatchObject({ type: "object" });
    expect(description).toMatch(/^[A-Z].{20}/);
    for (const schema of Object.values(inputSchema.properties ?? {})) {
      expect(schema).toMatchObject({ description: expect.stringMatching(/\.$/) });
    }
  });
});

/** Keywords by which a schema takes less than its type says. */
const BOUND = /^(?:min|max|pattern|format|multipleOf|exclusive|unique)/;

function listBounds(schema: JsonSchema, root = schema, place = ""): string[] {
  if (schema.$ref !== undefined) return listBounds(resolve(schema.$ref, root), root, place);
  const own = Object.entries(schema)
    .filter(([key, value]) => BOUND.test(key) || (key === "type" && value === "integer"))
    .map(([key, value]) => `${place} ${key} ${value}`);
  const items = schema.items === undefined ? [] : listBounds(schema.items, root, `${place}[]`);
  const members = Object.entries(schema.properties ?? {}).flatMap(([key, member]) =>
    listBounds(member, root, place === "" ? key : `${place}.${key}`),
  );
  return [...own, ...items, ...members];
}

function resolve(reference: string, { $defs = {} }: JsonSchema): JsonSchema {
  return $defs[reference.replace("#/$defs/", "")] ?? {};
}

/** What a schema takes, bounds aside, as TypeScript would write it; a whole number is a number. */
function tellType(schema: JsonSchema, root: JsonSchema): string {
  const { $ref, default: value, enum: values, type, items = {}, properties = {} } = schema;
  if (value !== undefined) {
    const { default: _, ...rest } = schema;
    return `${tellType(rest, root)} = ${JSON.stringify(value)}`;
  }
  if ($ref !== undefined) return tellType(resolve($ref, root), root);
  if (values !== undefined) return values.map((each) => JSON.stringify(each)).join(" | ");
  if (type === "array") return `${tellType(items, root)}[]`;
  if (type === "object") {
    const members = Object.keys(properties)
      .sort()
      .map((key) => {
        const mark = schema.required?.includes(key) === true ? "" : "?";
        return `${key}${mark}: ${tellType(properties[key] ?? {}, root)}`;
      });
    return `{ ${members.join(", ")} }`;
  }
  return type === "integer" ? "number" : String(type);
}
