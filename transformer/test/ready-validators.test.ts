import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { createTemporaryProject, projectConfig } from "./support/temporary-project";

const FORBID = "--disallow-code-generation-from-strings";

const TOOLS = `import { toolMeta, toResult, type Field, type Int, type ToolResult } from "@toolmeta/runtime";

interface Node {
  name: string;
  children?: Node[];
}
type Shape = { kind: "circle"; radius: number } | { kind: "square"; side: Field<number, { exclusiveMinimum: 0 }> };

interface Form {
  email: Field<string, { format: "email" }>;
  day?: Field<string, { format: "date" }>;
  address?: Field<string, { format: "uuid" }>;
  nick?: Field<string, { minLength: 2; maxLength: 3 }>;
  code?: \`\${string}-\${number}\`;
  step?: Field<number, { multipleOf: 0.5; maximum: 10 }>;
  share?: Field<number, { exclusiveMaximum: 1; minimum: 0 }>;
  count?: Int;
  tags?: Field<string[], { uniqueItems: true; minItems: 1; maxItems: 3 }>;
  places?: Field<{ x: number; y: number }[], { uniqueItems: true }>;
  level?: 1 | 2 | "high" | null;
  scores?: Field<Record<string, number>, { minProperties: 1; maxProperties: 2 }>;
  numbered?: Record<number, string>;
  "odd key"?: boolean;
}

export class Tools {
  /** Takes a form. */
  @toolMeta({})
  fill(form: Form): { given: string[] } {
    return { given: Object.keys(form) };
  }

  /** Takes what has another form in TypeScript. */
  @toolMeta({})
  revive(when: Date, pair: [string, Int], seen: Set<string>, sizes: Map<string, bigint>, raw?: Uint8Array): string {
    return [when.toISOString(), pair.join(), [...seen].join(), [...sizes].join(), raw?.length].join(" ");
  }

  /** Takes a tree and a shape. */
  @toolMeta({})
  draw(tree: Node, shape: Shape, limit: Field<number, { maximum: 5 }> = 3): ToolResult<{ drawn: string }> {
    if (tree.children === undefined) return toResult({ error: "There is nothing below." });
    return toResult({ drawn: tree.name + shape.kind + String(limit) });
  }

  /** Returns what it is told to, whatever it says that it returns. */
  @toolMeta({})
  answer(json: string): { total: Field<number, { minimum: 1 }>; note?: string } {
    return JSON.parse(json) as { total: number };
  }

  /** Takes what its author wrote down. */
  @toolMeta({ inputSchema: { type: "object", properties: { text: { type: "string", pattern: "^a" } }, required: ["text"] } })
  written(text: string): string {
    return text;
  }

  /** Returns content of its own. */
  @toolMeta({})
  content(kind: string): unknown {
    return { content: [{ type: kind, text: "t" }] };
  }
}
`;

const tree = { name: "a", children: [{ name: "b" }] };
const circle = { kind: "circle", radius: 1 };
const parts = { when: "2026-01-02T03:04:05Z", pair: ["a", 1], seen: ["a"], sizes: { a: "1" } };
const email = "a@b.example";

/** What tools are called with, fitting and not. */
const CALLS: readonly (readonly [tool: string, args: object])[] = [
  ...[
    { email },
    { email: "no" },
    { email: 1 },
    {},
    { email, day: "2026-02-30" },
    { email, day: "2026-02-28", address: "123e4567-e89b-12d3-a456-426614174000" },
    { email, address: "x" },
    { email, nick: "😀😀😀" },
    { email, nick: "😀" },
    { email, nick: "abcd" },
    { email, code: "a-1" },
    { email, code: "a-b" },
    { email, step: 1.5, share: 0 },
    { email, step: 0.3, share: 1 },
    { email, step: 11, share: -1 },
    { email, count: 1.5 },
    { email, count: "2" },
    { email, tags: [] },
    { email, tags: ["a", "b", "a"] },
    { email, tags: ["a", "b", "c", "d"] },
    {
      email,
      places: [
        { x: 1, y: 2 },
        { y: 2, x: 1 },
      ],
    },
    { email, places: [{ x: 1 }, { y: "2" }] },
    { email, level: 2 },
    { email, level: "low" },
    { email, level: null },
    { email, scores: {} },
    { email, scores: { a: 1, b: "c", d: 3 } },
    { email, numbered: { 1: "a", "01": "b" } },
    { email, "odd key": "yes", extra: 1, emial: "" },
    { email, constructor: 1 },
    [],
  ].map((form) => ["fill", { form }] as const),
  ["revive", parts],
  ["revive", { ...parts, raw: "AQID" }],
  ["revive", { ...parts, when: "yesterday", raw: "$" }],
  ["revive", { ...parts, pair: [1, "a"] }],
  ["revive", { ...parts, pair: ["a", 1, 2], seen: ["a", "a"] }],
  ["revive", { ...parts, sizes: { a: 1, b: "x" } }],
  ["draw", { tree, shape: circle }],
  ["draw", { tree: { name: "a" }, shape: circle }],
  ["draw", { tree, shape: { kind: "square", side: 0 } }],
  ["draw", { tree, shape: { kind: "oval", radius: 1 } }],
  ["draw", { tree: { name: "a", children: [{ name: "b", children: [{ nam: "c" }] }] }, shape: [] }],
  ["draw", { tree, shape: circle, limit: 6 }],
  ["answer", { json: '{"total":1}' }],
  ["answer", { json: '{"total":0,"note":2}' }],
  ["answer", { json: "[]" }],
  ["answer", { json: '{"error":"wrong"}' }],
  ["written", { text: "ab" }],
  ["written", { text: "b" }],
  ["content", { kind: "text" }],
  ["content", { kind: "smell" }],
];

const MAIN = `import { createToolRegistry } from "@toolmeta/runtime";
import * as tools from "./tools.js";

async function main(): Promise<void> {
  const registry = createToolRegistry();
  await registry.register(tools);
  const calls = ${JSON.stringify(CALLS)} as [string, object][];
  for (const [name, args] of calls) {
    console.log(JSON.stringify({ name, args, result: await registry.call(name, args as never) }));
  }
}
void main();
`;

const SERVER = `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { registerTools } from "@toolmeta/runtime/server";
import * as tools from "./tools.js";

async function main(): Promise<void> {
  const server = new Server({ name: "ready", version: "1.0.0" }, { capabilities: { tools: {} } });
  await registerTools(server, [tools]);
  await server.connect(new StdioServerTransport());
}
void main();
`;

describe.each([
  ["an ES module", "module", {}],
  ["an ES module, legacy decorators", "module", { experimentalDecorators: true }],
  ["CommonJS", "commonjs", {}],
])("ready-made validators, in %s", (_, type, settings) => {
  const project = createTemporaryProject();
  const build = (validators: boolean, outDir: string): void => {
    const plugin = {
      transform: "@toolmeta/transformer",
      transformProgram: true,
      diagnostics: { TM2002: "off", TM2005: "off" },
      validators,
    };
    const more = { lib: ["es2022", "dom"], types: ["node"], outDir, ...settings };
    project.write("tsconfig.json", projectConfig(plugin, more));
    expect(project.compile("-p", ".")).toEqual({ status: 0, printed: [] });
  };
  const run = (folder: string, ...flags: readonly string[]): readonly string[] => {
    const all = [...flags, join(folder, "main.js")];
    const { stdout, stderr } = spawnSync(process.execPath, all, {
      cwd: project.folder,
      encoding: "utf8",
    });
    expect(stderr).toBe("");
    return stdout.trim().split("\n");
  };

  beforeAll(() => {
    project.write("package.json", { type });
    project.write("src/tools.ts", TOOLS);
    project.write("src/main.ts", MAIN);
    project.write("src/server.ts", SERVER);
    build(true, "ready");
    build(false, "plain");
  });
  afterAll(() => {
    project.remove();
  });

  it("say of every value what compiled ones say, where code may not be made of text", () => {
    const compiled = run("plain");
    expect(compiled).toHaveLength(CALLS.length);
    expect(compiled.filter((line) => line.includes('"isError":true')).length).toBeGreaterThan(20);
    expect(run("ready", FORBID)).toEqual(compiled);
    expect(run("ready")).toEqual(compiled);
  });

  it("are not needed there, but for speed", () => {
    expect(run("plain", FORBID)).toEqual(run("plain"));
  });

  it("are written where they are asked for alone", () => {
    expect(project.read("ready/tools.js")).toContain("makeValidators");
    expect(project.read("plain/tools.js")).not.toContain("makeValidators");
  });

  it("check the calls of a real client", async () => {
    const client = new Client({ name: "test", version: "1.0.0" });
    const args = [FORBID, join(project.folder, "ready/server.js")];
    await client.connect(new StdioClientTransport({ command: process.execPath, args }));
    try {
      expect((await client.listTools()).tools).toHaveLength(6);
      const call = (name: string, given: Record<string, unknown>) =>
        client.callTool({ name, arguments: given });
      expect(await call("draw", { tree, shape: circle })).toMatchObject({
        structuredContent: { drawn: "acircle3" },
      });
      expect(await call("draw", { tree, shape: circle, limit: 6 })).toMatchObject({
        isError: true,
        content: [{ text: expect.stringContaining("- limit: expected at most 5, given 6") }],
      });
    } finally {
      await client.close();
    }
  });
});
