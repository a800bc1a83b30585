import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { JsonSchema, ObjectSchema } from "@toolmeta/contract";
import {
  audio,
  image,
  resource,
  resourceLink,
  ToolError,
  toolMeta,
  toResult,
} from "@toolmeta/runtime";
import type { CallToolResult, ToolOptions } from "@toolmeta/runtime";
import { compiledTool, resultSchema, wrappedSchema } from "./support/compiled-tool";
import { overBindings } from "./support/bindings";
import { textOf } from "./support/connection";
import type { Connection } from "./support/connection";

/** What a method returns, as its author reads it; how it is declared; and how to make it. */
interface Row {
  readonly returned: string;
  readonly declared: string;
  readonly make: () => unknown;
}

const rows: JsonSchema = {
  type: "object",
  properties: { rows: { type: "array", items: { type: "number" } } },
  required: ["rows"],
};

/** The output schemas that a build makes of the declared types; nothing for the others. */
const SCHEMAS: Readonly<Record<string, { schema: ObjectSchema; wrapped?: true }>> = {
  string: wrapped({ type: "string" }),
  number: wrapped({ type: "number" }),
  Int: wrapped({ type: "integer" }),
  boolean: wrapped({ type: "boolean" }),
  null: wrapped({ type: "null" }),
  "string \\| undefined": {
    schema: { type: "object", properties: { result: { type: "string" } } },
    wrapped: true,
  },
  "number[]": wrapped({ type: "array", items: { type: "number" } }),
  "(number \\| null)[]": wrapped({
    type: "array",
    items: { anyOf: [{ type: "number" }, { type: "null" }] },
  }),
  Uint8Array: wrapped({ type: "string", contentEncoding: "base64" }),
  Date: wrapped({ type: "string", format: "date-time" }),
  URL: wrapped({ type: "string", format: "uri" }),
  bigint: wrapped({ type: "string", pattern: "^-?[0-9]+$" }),
  "Map<string, number>": wrapped({ type: "object", additionalProperties: { type: "number" } }),
  "Map<number, string>": wrapped({ type: "array", items: { type: "array", items: {} } }),
  "Set<string>": wrapped({ type: "array", items: { type: "string" }, uniqueItems: true }),
  Rows: { schema: { ...rows, type: "object" } },
  "ToolResult<Rows>": { schema: resultSchema(rows) },
  "AsyncGenerator<number, Rows>": { schema: { ...rows, type: "object" } },
};

function wrapped(schema: JsonSchema): { schema: ObjectSchema; wrapped: true } {
  return { schema: wrappedSchema(schema), wrapped: true };
}

class Celsius {
  constructor(private readonly degrees: number) {}
  toJSON(): object {
    return { degrees: this.degrees, unit: "°C" };
  }
}

class Point {
  readonly x = 1;
  get y(): number {
    return this.x + 1;
  }
}

function throwing(error: Error): never {
  throw error;
}

function containsItself(): object {
  const list: unknown[] = [];
  list.push({ list });
  return { list };
}

async function* counting(): AsyncGenerator<number, object> {
  yield 1;
  return { rows: [1] };
}

const png = Buffer.from("iVBORw0KGgo=", "base64");

// prettier-ignore
const TABLE: readonly Row[] = [
  { returned: '`"text"`', declared: "string", make: () => "text" },
  { returned: "`42`", declared: "number", make: () => 42 },
  { returned: "`true`", declared: "boolean", make: () => true },
  { returned: "`null`", declared: "null", make: () => null },
  { returned: "`undefined`", declared: "string \\| undefined", make: () => undefined },
  { returned: "`undefined`", declared: "void", make: () => undefined },
  { returned: "`{ rows: [1] }`", declared: "Rows", make: () => ({ rows: [1] }) },
  { returned: "`[1, 2]`", declared: "number[]", make: () => [1, 2] },
  { returned: "`{ a: 1 }`", declared: "unknown", make: () => ({ a: 1 }) },
  { returned: "`[1, 2]`", declared: "unknown", make: () => [1, 2] },
  { returned: "`toResult({ rows: [1] })`", declared: "ToolResult<Rows>", make: () => toResult({ rows: [1] }) },
  { returned: '`toResult({ error: "boom" })`', declared: "ToolResult<Rows>", make: () => toResult({ error: "boom" }) },
  { returned: '`toResult({ error: "", rows: [] })`', declared: "ToolResult<Rows>", make: () => toResult({ error: "", rows: [] }) },
  { returned: '`{ error: "boom" }`', declared: "ToolResult<Rows>", make: () => ({ error: "boom" }) },
  { returned: '`{ error: "boom" }`', declared: "Rows", make: () => ({ error: "boom" }) },
  { returned: '`throw new Error("boom")`', declared: "Rows", make: () => throwing(new Error("boom")) },
  { returned: '`new Error("boom")`', declared: "Rows", make: () => new Error("boom") },
  { returned: '`throw new ToolError("boom")`', declared: "Rows", make: () => throwing(new ToolError("boom")) },
  { returned: '`throw new ToolError("boom", { known: ["a"] })`', declared: "ToolResult<Rows>", make: () => throwing(new ToolError("boom", { known: ["a"] })) },
  { returned: '`throw new ToolError("boom", { known: ["a"] })`', declared: "Rows", make: () => throwing(new ToolError("boom", { known: ["a"] })) },
  { returned: '`{ rows: ["one"] }`', declared: "Rows", make: () => ({ rows: ["one"] }) },
  { returned: "`image(png)`", declared: "content", make: () => image(png) },
  { returned: '`audio(bytes, "audio/wav")`', declared: "content", make: () => audio(png, "audio/wav") },
  { returned: '`resource("doc://1", "words")`', declared: "content", make: () => resource("doc://1", "words") },
  { returned: '`resource("doc://1", bytes)`', declared: "content", make: () => resource("doc://1", png) },
  { returned: '`resourceLink("doc://1", "One")`', declared: "content", make: () => resourceLink("doc://1", "One") },
  { returned: '`{ type: "text", text: "words" }`', declared: "content", make: () => ({ type: "text", text: "words" }) },
  { returned: '`[{ type: "text", text: "words" }, image(png)]`', declared: "content", make: () => [{ type: "text", text: "words" }, image(png)] },
  { returned: "`{ content: [image(png)], isError: true }`", declared: "content", make: () => ({ content: [image(png)], isError: true }) },
  { returned: "`new Uint8Array([1, 2, 3])`", declared: "Uint8Array", make: () => new Uint8Array([1, 2, 3]) },
  { returned: '`Buffer.from("hi")`', declared: "Uint8Array", make: () => Buffer.from("hi") },
  { returned: "`new Date(0)`", declared: "Date", make: () => new Date(0) },
  { returned: '`new URL("https://example.org")`', declared: "URL", make: () => new URL("https://example.org") },
  { returned: "`2n ** 64n`", declared: "bigint", make: () => 2n ** 64n },
  { returned: "`2n`", declared: "Int", make: () => 2n },
  { returned: '`new Map([["a", 1]])`', declared: "Map<string, number>", make: () => new Map([["a", 1]]) },
  { returned: '`new Map([[1, "a"]])`', declared: "Map<number, string>", make: () => new Map([[1, "a"]]) },
  { returned: '`new Set(["a"])`', declared: "Set<string>", make: () => new Set(["a"]) },
  { returned: "`new Celsius(21)` with `toJSON`", declared: "unknown", make: () => new Celsius(21) },
  { returned: "`new Point()` with a field `x`, a getter `y`", declared: "unknown", make: () => new Point() },
  { returned: "`{ a: undefined, b() {} }`", declared: "unknown", make: () => ({ a: undefined, b: () => 1 }) },
  { returned: "`[1, , 3]`", declared: "(number \\| null)[]", make: () => Object.assign([1], { 2: 3 }) },
  { returned: "`new Float32Array([1])`", declared: "number[]", make: () => new Float32Array([1]) },
  { returned: "an async generator: `yield 1`, `return { rows: [1] }`", declared: "AsyncGenerator<number, Rows>", make: () => counting() },
  { returned: "`NaN`", declared: "number", make: () => NaN },
  { returned: "`{ rows: [-Infinity] }`", declared: "Rows", make: () => ({ rows: [-Infinity] }) },
  { returned: "`new Date(NaN)`", declared: "Date", make: () => new Date(NaN) },
  { returned: "an object that contains itself", declared: "unknown", make: containsItself },
  { returned: "an object whose getter `size` throws `boom`", declared: "unknown", make: () => ({ get size() { return throwing(new Error("boom")); } }) },
  { returned: "`Symbol()`", declared: "unknown", make: () => Symbol() },
];

function createTool({ declared, make }: Row, index: number): object {
  const output = SCHEMAS[declared];
  class Tool {
    @toolMeta(
      { name: `row_${index}` },
      compiledTool(
        output === undefined
          ? {}
          : { outputSchema: output.schema, ...(output.wrapped && { wrapped: true }) },
      ),
    )
    row(): unknown {
      return make();
    }
  }
  return Tool;
}

function showContent({ content }: CallToolResult): string {
  const blocks = content.map((block) => {
    if (block.type !== "text") return `${block.type} block`;
    const text = block.text.replace(/row_\d+/, "list").replaceAll("\n", " ");
    return `\`${text.replaceAll("|", "\\|")}\``;
  });
  return blocks.join(", ") || "none";
}

function showRow({ returned, declared }: Row, result: CallToolResult): string {
  const structured =
    result.structuredContent === undefined
      ? "none"
      : `\`${JSON.stringify(result.structuredContent)}\``;
  const type = ["content", "unknown", "void"].includes(declared) ? declared : `\`${declared}\``;
  const isError = result.isError === true ? "yes" : "no";
  return `| ${[returned, type, showContent(result), structured, isError].join(" | ")} |`;
}

describe("content blocks", () => {
  test.each([
    ["\x89PNG\r\n", "image/png"],
    ["\xff\xd8\xff\xe0", "image/jpeg"],
    ["GIF89a", "image/gif"],
    ["RIFF\x01\x02\x03\x04WEBP", "image/webp"],
  ])("image() knows %j", (start, mimeType) => {
    expect(image(Buffer.from(start, "latin1")).mimeType).toBe(mimeType);
  });

  test("what cannot be told is an error that says how to go on", () => {
    expect(() => image(Buffer.from("?"))).toThrow(/Name it: image\(data, "image\/…"\)/);
    expect(() => image("data:image/png;base64,AAAA", "image/png")).toThrow(/no base64/);
  });
});

overBindings((connectClient) => {
  describe("the table of results", () => {
    const page = readFileSync(join(__dirname, "../../docs/results.md"), "utf8");
    const documented = page.split("\n").map((line) => line.replaceAll(/ {2,}/g, " "));
    let connection: Connection;
    beforeAll(async () => {
      connection = await connectClient(TABLE.map(createTool));
    });

    test.each(TABLE.map((row, index) => ({ ...row, index })))(
      "$returned declared as $declared",
      async (row) => {
        const result = await connection.call(`row_${row.index}`);
        expect(documented).toContain(showRow(row, result));
        expect(await connection.registry.call(`row_${row.index}`)).toEqual(result);
      },
    );

    test("the page has no other row", () => {
      const shown = documented.filter((line) => line.startsWith("| ") && !line.startsWith("| ---"));
      expect(shown).toHaveLength(TABLE.length + 1);
    });
  });

  describe("the text beside structured content", () => {
    async function textFor(options: ToolOptions, registry = {}): Promise<CallToolResult> {
      class Tool {
        @toolMeta(options, compiledTool({ outputSchema: { ...rows, type: "object" } }))
        list(): object {
          return { rows: [1, 2] };
        }
      }
      return (await connectClient(Tool, registry)).call("list");
    }
    const summary = (value: { rows: number[] }): string => `${value.rows.length} rows`;

    test.each<[string, ToolOptions, object, unknown]>([
      ["json is the default", {}, {}, [{ type: "text", text: '{"rows":[1,2]}' }]],
      ["none", { text: "none" }, {}, []],
      ["summary", { text: "summary", summary }, {}, [{ type: "text", text: "2 rows" }]],
      ["the registry's", {}, { text: "none" }, []],
      [
        "the tool's wins",
        { text: "json" },
        { text: "none" },
        [{ type: "text", text: '{"rows":[1,2]}' }],
      ],
      ["no summary to give", {}, { text: "summary" }, [{ type: "text", text: '{"rows":[1,2]}' }]],
    ])("%s", async (_name, options, registry, content) => {
      const result = await textFor(options, registry);
      expect(result.content).toEqual(content);
      expect(result.structuredContent).toEqual({ rows: [1, 2] });
    });

    test("a failure always has its text", async () => {
      class Tool {
        @toolMeta({ text: "none" }, compiledTool({ outputSchema: resultSchema(rows) }))
        list(): object {
          return toResult({ error: "boom" });
        }
      }
      expect(textOf(await (await connectClient(Tool)).call("list"))).toBe('{"error":"boom"}');
    });

    test("summary without a function is refused at registration", async () => {
      await expect(textFor({ text: "summary" })).rejects.toThrow(/Tool\.list has text: "summary"/);
    });
  });

  describe("content that a client would refuse", () => {
    test.each([
      { type: "image", data: "not base64!", mimeType: "image/png" },
      { type: "resource", resource: { uri: "doc://1", blob: "not base64!" } },
      { content: [{ type: "audio", data: "?", mimeType: "audio/wav" }] },
    ])("%j is a failure, not a protocol error", async (block) => {
      class Tool {
        @toolMeta({}, compiledTool())
        show(): unknown {
          return block;
        }
      }
      const result = await (await connectClient(Tool)).call("show");
      expect(result.isError).toBe(true);
      expect(textOf(result)).toMatch(/content block 0 .* are no base64/);
    });
  });

  describe("a result in MCP's own form", () => {
    class Result {
      constructor(readonly value: unknown) {}

      @toolMeta({}, compiledTool())
      show(): unknown {
        return this.value;
      }
    }
    const text = { type: "text", text: "words" };
    const circle: { self?: object } = {};
    circle.self = circle;

    test.each<[unknown, RegExp]>([
      [
        { ...text, annotations: { priority: 5 } },
        /content\[0\]\.annotations\.priority: .* at most 1/,
      ],
      [
        { ...text, annotations: { audience: ["bot"] } },
        /annotations\.audience\[0\]: expected one of/,
      ],
      [{ ...text, annotations: { lastModified: "now" } }, /lastModified: .*date-time, given "now"/],
      [{ ...text, _meta: "x" }, /content\[0\]\._meta: expected an object, given "x"/],
      [{ type: "resource", resource: { uri: "doc://1" } }, /content\[0\]\.resource/],
      [
        { type: "resource", resource: { uri: "doc://1", text: 5 } },
        /resource\.text: expected a string/,
      ],
      [{ type: "resource_link", uri: "u", name: "n", size: "big" }, /size: expected a number/],
      [{ content: [text], structuredContent: [1] }, /structuredContent: expected an object/],
      [
        { content: [text], structuredContent: circle },
        /structuredContent\.self: .*contains itself/,
      ],
      [{ content: [text], isError: "true" }, /isError: expected true or false/],
      [{ content: [text], _meta: 1 }, /_meta: expected an object, given 1/],
    ])("%p is a failure, not a protocol error", async (value, reason) => {
      const result = await (await connectClient(new Result(value))).call("show");
      expect(result.isError).toBe(true);
      expect(textOf(result)).toMatch(/^The result cannot be sent/);
      expect(textOf(result)).toMatch(reason);
    });

    test("is sent as JSON", async () => {
      const value = {
        content: [{ ...text, _meta: { count: 2n } }],
        structuredContent: { map: new Map([["a", new Date(0)]]) },
      };
      const result = await (await connectClient(new Result(value))).call("show");
      expect(JSON.parse(JSON.stringify(result))).toEqual({
        content: [{ ...text, _meta: { count: "2" } }],
        structuredContent: { map: { a: "1970-01-01T00:00:00.000Z" } },
      });
    });

    test.each<[string, unknown, object]>([
      [
        "a getter by which a block is known",
        {
          get type(): never {
            throw new Error("boom");
          },
        },
        { isError: true, content: [{ text: "The result cannot be sent: type: boom" }] },
      ],
      [
        "a promise that was not awaited",
        { rows: [Promise.resolve(1)] },
        {
          isError: true,
          content: [{ text: expect.stringMatching(/rows\[0\]: a promise is no value/) }],
        },
      ],
      [
        "an object whose toJSON returns itself",
        {
          a: 1,
          toJSON(): unknown {
            return this;
          },
        },
        { structuredContent: { a: 1 } },
      ],
    ])("%s", async (_name, value, expected) => {
      expect(await (await connectClient(new Result(value))).call("show")).toMatchObject(expected);
    });

    test("other data may have a resource too", async () => {
      const value = { type: "resource", resource: { id: 1 } };
      const result = await (await connectClient(new Result(value))).call("show");
      expect(result.structuredContent).toEqual(value);
    });

    test("an error that is none of JavaScript's own is one all the same", async () => {
      const value = new DOMException("the request was aborted", "AbortError");
      const result = await (await connectClient(new Result(value))).call("show");
      expect(result).toEqual({
        isError: true,
        content: [{ type: "text", text: "the request was aborted" }],
      });
    });
  });

  describe("streams", () => {
    test("are closed when what they yield cannot be sent", async () => {
      let isClosed = false;
      class Tool {
        @toolMeta({}, compiledTool())
        async *run(): AsyncGenerator<object, void> {
          try {
            yield { size: Number.NaN };
          } finally {
            isClosed = true;
          }
        }
      }
      const result = await (await connectClient(Tool)).call("run");
      expect(textOf(result)).toMatch(/size: NaN is no JSON number/);
      expect(isClosed).toBe(true);
    });

    test("what is yielded becomes progress or log messages", async () => {
      class Tool {
        @toolMeta({}, compiledTool())
        async *work(): AsyncGenerator<unknown, string> {
          yield 1;
          yield { progress: 2, total: 3, message: "nearly" };
          yield { found: "something" };
          return "done";
        }
      }
      const { registry } = await connectClient(Tool);
      const heard: unknown[] = [];
      const hear = async (...what: unknown[]): Promise<void> => void heard.push(what);
      const result = await registry.call("work", {}, { progress: hear, log: hear });
      expect(result.content).toEqual([{ type: "text", text: "done" }]);
      expect(heard).toEqual([[1], [2, 3, "nearly"], ["info", { found: "something" }]]);
    });

    test("a stream whose caller is gone is closed", async () => {
      const steps: string[] = [];
      class Tool {
        @toolMeta({ timeout: 50 }, compiledTool())
        async *work(): AsyncGenerator<number> {
          try {
            for (;;) {
              await new Promise((resolve) => setTimeout(resolve, 10));
              yield 1;
            }
          } finally {
            steps.push("closed");
          }
        }
      }
      const { registry } = await connectClient(Tool);
      expect(await registry.call("work")).toMatchObject({ isError: true });
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(steps).toEqual(["closed"]);
    });
  });
});
