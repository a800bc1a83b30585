import type { JsonSchema } from "@toolmeta/contract";
import { toolMeta } from "@toolmeta/runtime";
import type { RegistryOptions } from "@toolmeta/runtime";
import { compiledTool } from "./support/compiled-tool";
import type { CompiledParts } from "./support/compiled-tool";
import { overBindings } from "./support/bindings";
import { textOf } from "./support/connection";
import type { Connection } from "./support/connection";

/** A tool that answers with the parameters that its method received. */
function echoTool(parts: CompiledParts): object {
  class Echo {
    static received: unknown[] = [];

    @toolMeta({}, compiledTool(parts))
    echo(...received: unknown[]): string {
      Echo.received = received;
      return JSON.stringify(received);
    }
  }
  return Echo;
}

overBindings((connectClient) => {
  function connectTo(
    properties: Record<string, JsonSchema>,
    parts: CompiledParts = {},
    options: RegistryOptions = {},
  ): Promise<Connection> {
    return connectClient(echoTool({ properties, ...parts }), options);
  }

  const options: JsonSchema = {
    type: "object",
    properties: {
      depth: { type: "integer", default: 3 },
      filter: {
        anyOf: [
          { type: "object", properties: { kind: { type: "string", default: "all" } } },
          { type: "null" },
        ],
      },
    },
    additionalProperties: false,
  };

  describe("arguments that are completed", () => {
    test.each<[string, Record<string, JsonSchema>, unknown, unknown]>([
      ["a number in a string", { n: { type: "number" } }, { n: "10.5" }, 10.5],
      ["an integer in a string", { n: { type: "integer" } }, { n: " 10 " }, 10],
      [
        "a number where null fits too",
        { n: { anyOf: [{ type: "integer" }, { type: "null" }] } },
        { n: "10" },
        10,
      ],
      [
        "a number beside words",
        { n: { anyOf: [{ type: "string", enum: ["all"] }, { type: "integer" }] } },
        { n: "10" },
        10,
      ],
      ["an enumerated number", { n: { enum: [1, 2] } }, { n: "2" }, 2],
      ["a boolean in a string", { b: { type: "boolean" } }, { b: "true" }, true],
      ["an object in a string", { o: options }, { o: '{"depth":"4"}' }, { depth: 4 }],
      [
        "an array in a string",
        { a: { type: "array", items: { type: "integer" } } },
        { a: "[1,2]" },
        [1, 2],
      ],
      [
        "numbers inside an array",
        { a: { type: "array", items: { type: "integer" } } },
        { a: ["1", 2] },
        [1, 2],
      ],
      ["a string where a string fits", { s: { type: "string" } }, { s: "10" }, "10"],
      [
        "a string where either fits",
        { s: { anyOf: [{ type: "number" }, { type: "string" }] } },
        { s: "10" },
        "10",
      ],
      ["a null for an optional argument", { n: { type: "integer", default: 7 } }, { n: null }, 7],
      [
        "a null that the schema knows",
        { n: { anyOf: [{ type: "integer" }, { type: "null" }], default: 7 } },
        { n: null },
        null,
      ],
      ["a nested null", { o: options }, { o: { depth: null } }, { depth: 3 }],
      ["a nested default", { o: options }, { o: {} }, { depth: 3 }],
      [
        "a default inside a union",
        { o: options },
        { o: { filter: {} } },
        { filter: { kind: "all" }, depth: 3 },
      ],
      [
        "constructor as a name",
        { r: { type: "object" } },
        { r: { constructor: 1 } },
        { constructor: 1 },
      ],
    ])("%s", async (_name, properties, args, received) => {
      const { call } = await connectTo(properties);
      expect(JSON.parse(textOf(await call("echo", args as Record<string, unknown>)))).toEqual([
        received,
      ]);
    });
  });

  describe("defaults behind references", () => {
    const holder: JsonSchema = { type: "object", properties: { mode: { $ref: "#/$defs/Mode" } } };
    const properties = { o: holder };

    test("are those of the tool that is called, even if it shares the schema around them", async () => {
      for (const mode of ["fast", "slow"]) {
        const $defs = { Mode: { type: "string", default: mode } } as const;
        const connection = await connectTo(properties, { $defs });
        expect(textOf(await connection.call("echo", { o: {} }))).toBe(`[{"mode":"${mode}"}]`);
      }
    });

    test("end where they hold themselves", async () => {
      const next: JsonSchema = { $ref: "#/$defs/Node", default: { name: "x" } };
      const node: JsonSchema = { type: "object", properties: { name: { type: "string" }, next } };
      const $defs = { Node: node };
      const connection = await connectTo({ o: { $ref: "#/$defs/Node" } }, { $defs });
      const answer = await connection.call("echo", { o: { name: "a" } });
      expect(textOf(answer)).toBe('[{"name":"a","next":{"name":"x"}}]');
    });
  });

  describe("arguments that are refused", () => {
    const book: JsonSchema = {
      type: "object",
      properties: { title: { type: "string" }, year: { type: "integer", minimum: 1450 } },
      required: ["title", "year"],
      additionalProperties: false,
    };
    const shape: JsonSchema = {
      anyOf: [
        {
          type: "object",
          properties: { kind: { type: "string", const: "circle" }, radius: { type: "number" } },
          required: ["kind", "radius"],
        },
        {
          type: "object",
          properties: { kind: { type: "string", const: "square" }, side: { type: "number" } },
          required: ["kind", "side"],
        },
      ],
    };
    const properties: Record<string, JsonSchema> = {
      limit: { type: "integer", minimum: 1, maximum: 50 },
      genre: { anyOf: [{ type: "string", enum: ["fiction", "poetry"] }, { type: "null" }] },
      word: { type: "string", minLength: 2, maxLength: 5, pattern: "^[a-z]+$" },
      mail: { type: "string", format: "email" },
      tags: { type: "array", items: { type: "string" }, maxItems: 2, uniqueItems: true },
      flag: { type: "boolean" },
      book: { $ref: "#/$defs/Book" },
      shape,
    };
    const parts: CompiledParts = { required: ["limit"], $defs: { Book: book } };

    test.each<[Record<string, unknown>, RegExp]>([
      [{ limit: 500 }, /limit: expected at most 50, given 500$/],
      [{ limit: 0 }, /limit: expected at least 1, given 0$/],
      [{ limit: "many" }, /limit: expected an integer, given "many"$/],
      [{ limit: "1e400" }, /limit: expected an integer, given "1e400"$/],
      [
        { limit: "1.00000000000000001" },
        /limit: expected an integer, given "1.00000000000000001"$/,
      ],
      [{ limit: "9007199254740991.4" }, /limit: expected an integer, given "9007199254740991.4"$/],
      [{ limit: "1e-400" }, /limit: expected an integer, given "1e-400"$/],
      [{ limit: "9007199254740993" }, /limit: expected an integer, given "9007199254740993"$/],
      [{ limit: null }, /limit: expected an integer, given null$/],
      [{ limit: true }, /limit: expected an integer, given true$/],
      [{}, /limit: is required, but was not given$/],
      [{ limit: 1, genre: "crime" }, /genre: expected one of "fiction", "poetry", given "crime"$/],
      [{ limit: 1, genre: 3 }, /genre: expected "fiction" or "poetry" or null, given 3$/],
      [{ limit: 1, word: "a" }, /word: expected at least 2 characters, given "a"$/],
      [
        { limit: 1, word: "A1" },
        /word: expected a string that matches \/\^\[a-z\]\+\$\/, given "A1"$/,
      ],
      [{ limit: 1, word: 12 }, /word: expected a string, given 12$/],
      [{ limit: 1, mail: "nobody" }, /mail: expected a string of format email, given "nobody"$/],
      [
        { limit: 1, tags: ["a", "b", "c"] },
        /tags: expected at most 2 elements, given \["a","b","c"\]$/,
      ],
      [{ limit: 1, tags: ["a", 2] }, /tags\[1\]: expected a string, given 2$/],
      [{ limit: 1, flag: "yes" }, /flag: expected true or false, given "yes"$/],
      [
        { limit: 1, book: { title: "x", year: 1200 } },
        /book\.year: expected at least 1450, given 1200$/,
      ],
      [{ limit: 1, book: { title: "x" } }, /book\.year: is required, but was not given$/],
      [
        { limit: 1, shape: { kind: "circle", radius: "big" } },
        /shape\.radius: expected a number, given "big"$/,
      ],
      [{ limit: 1, shape: { kind: "square" } }, /shape\.side: is required, but was not given$/],
      [{ limit: 1, gener: "poetry" }, /gener: is not known; did you mean "genre"\?$/],
      [{ limit: 1, book: { title: "x", yaer: 2000, year: 2000 } }, /book\.yaer: .*"year"\?$/],
      [{ limit: 1, zzzzzz: 1 }, /zzzzzz: is not known; known: limit, genre, word/],
      [
        { limit: 1, word: "x".repeat(5000) },
        /word: expected at most 5 characters, given "x{70,80}…$/,
      ],
    ])("%j", async (args, expected) => {
      const { call } = await connectTo(properties, parts);
      const result = await call("echo", args);
      expect(result.isError).toBe(true);
      expect(textOf(result)).toMatch(/^echo was not run, its arguments do not fit:\n- /);
      expect(textOf(result)).toMatch(expected);
      expect(textOf(result).length).toBeLessThan(250);
    });

    test("several problems are told at once, ten at most", async () => {
      const many = Object.fromEntries(
        Array.from({ length: 12 }, (_, index) => [`n${index}`, { type: "number" } as const]),
      );
      const { call } = await connectTo(many);
      const args = Object.fromEntries(Object.keys(many).map((name) => [name, "x"]));
      const lines = textOf(await call("echo", args)).split("\n");
      expect(lines).toHaveLength(12);
      expect(lines.at(-1)).toBe("- and 2 more");
    });

    test("a name that would set a prototype is refused", async () => {
      // The SDK drops such a name, so this one comes from elsewhere.
      const { registry } = await connectTo({ record: { type: "object" } });
      const result = await registry.call(
        "echo",
        JSON.parse('{"record":{"__proto__":{"admin":true}}}'),
      );
      expect(result.isError).toBe(true);
      expect(result.content).toEqual([
        {
          type: "text",
          text: expect.stringMatching(/record.*__proto__.*: is not a name that is allowed$/),
        },
      ]);
    });

    test("without coercion a string is a string", async () => {
      const { call } = await connectTo({ n: { type: "integer" } }, {}, { coerce: false });
      expect(textOf(await call("echo", { n: "10" }))).toMatch(
        /n: expected an integer, given "10"$/,
      );
    });

    test.each<[string, RegistryOptions["limits"], unknown, RegExp]>([
      ["depth", { depth: 3 }, { any: [[[[1]]]] }, /any\[0\]\[0\]: is nested more than 3 deep$/],
      [
        "elements",
        { elements: 5 },
        { any: [1, 2, 3, 4, 5] },
        /the arguments: hold more than 5 values$/,
      ],
      [
        "stringLength",
        { stringLength: 5 },
        { any: "123456" },
        /is a string of more than 5 characters$/,
      ],
      [
        "depth in a JSON text",
        { depth: 3 },
        { list: "[[[[1]]]]" },
        /list: expected an array, given "\[\[/,
      ],
    ])("the limit of %s", async (_name, limits, args, expected) => {
      const { call } = await connectTo(
        { any: {}, list: { type: "array", items: {} } },
        {},
        { limits },
      );
      const result = await call("echo", args as Record<string, unknown>);
      expect(result.isError).toBe(true);
      expect(textOf(result)).toMatch(expected);
    });

    test("a union that contains itself is read in a moment", async () => {
      const node = (kind: string): JsonSchema => ({
        type: "object",
        properties: {
          next: { anyOf: [{ $ref: "#/$defs/Node" }, { type: "null" }] },
          kind: { type: "string", const: kind },
        },
        required: ["next", "kind"],
        additionalProperties: false,
      });
      const $defs = { Node: { anyOf: [node("a"), node("b"), node("c")] } };
      const { call } = await connectTo({ node: { $ref: "#/$defs/Node" } }, { $defs });
      const nest = (innermost: unknown): unknown => {
        let value = innermost;
        for (let depth = 0; depth < 50; depth++) value = { next: value, kind: "c" };
        return value;
      };
      const started = Date.now();
      expect((await call("echo", { node: nest(null) })).isError).toBeUndefined();
      expect((await call("echo", { node: nest(3) })).isError).toBe(true);
      expect(Date.now() - started).toBeLessThan(5000);
    });

    test.each([["[]"], [[1]], ["{}"], [3]])("%j is no arguments at all", async (raw) => {
      const { registry } = await connectTo({ n: { type: "number" } });
      expect(await registry.call("echo", raw)).toMatchObject({
        isError: true,
        content: [{ text: expect.stringMatching(/the arguments: expected an object, given/) }],
      });
    });

    test("keywords that only an author's own schema has are told in the validator's words", async () => {
      class Tool {
        @toolMeta(
          {
            inputSchema: {
              type: "object",
              oneOf: [{ required: ["a"] }, { required: ["b"] }],
            } as never,
          },
          compiledTool(),
        )
        either(): string {
          return "either";
        }
      }
      const { call } = await connectClient(Tool);
      expect(textOf(await call("either", { a: 1 }))).toBe("either");
      expect(textOf(await call("either", { a: 1, b: 2 }))).toMatch(/exactly one schema in oneOf/);
    });

    test("an unknown tool is a protocol error", async () => {
      const { call } = await connectTo({});
      await expect(call("nothing")).rejects.toMatchObject({
        code: -32602,
        message: expect.stringContaining('"nothing"'),
      });
    });
  });

  describe("long arrays", () => {
    const mixed: JsonSchema = {
      anyOf: [{ type: "number" }, { type: "string" }, { type: "object" }],
    };

    test.each<[string, JsonSchema, readonly unknown[], RegExp | undefined]>([
      [
        "that must hold nothing twice",
        { type: "array", items: mixed, uniqueItems: true },
        Array.from({ length: 30_000 }, (_, index) => (index % 2 === 0 ? index : String(index))),
        undefined,
      ],
      [
        "that hold something twice, written differently",
        { type: "array", items: mixed, uniqueItems: true },
        [{ a: 1, b: [2] }, 1, "1", { b: [2], a: 1 }],
        /list: expected no element twice/,
      ],
      [
        "in which nothing fits",
        { type: "array", items: { type: "number" } },
        Array.from({ length: 90_000 }, () => "x"),
        /list\[9\]: expected a number, given "x"\n- and many more$/,
      ],
    ])("%s do not hold the server up", async (_name, list, value, refusal) => {
      const { call } = await connectTo({ list });
      const start = performance.now();
      const result = await call("echo", { list: value });
      // A comparison of each with each takes more than five seconds.
      expect(performance.now() - start).toBeLessThan(3000);
      if (refusal === undefined) expect(result.isError).toBeUndefined();
      else expect(textOf(result)).toMatch(refusal);
    });
  });

  describe("arguments that are revived", () => {
    class Point {
      x = 0;
      y = 0;
      get length(): number {
        return Math.hypot(this.x, this.y);
      }
    }
    class Money {
      private constructor(readonly cents: number) {}
      static fromJSON(value: { amount: string }): Money {
        return new Money(Math.round(Number(value.amount) * 100));
      }
    }
    const point: JsonSchema = {
      type: "object",
      properties: { x: { type: "number" }, y: { type: "number" } },
      required: ["x", "y"],
    };
    const dated: JsonSchema = { type: "string", format: "date-time" };
    const cases: [string, CompiledParts, unknown, (received: unknown) => unknown, unknown][] = [
      [
        "date",
        { properties: { v: dated }, revive: { "#/properties/v": "date" } },
        "2024-02-03T04:05:06Z",
        (value) => value instanceof Date && value.getTime(),
        Date.UTC(2024, 1, 3, 4, 5, 6),
      ],
      [
        "url",
        {
          properties: { v: { type: "string", format: "uri" } },
          revive: { "#/properties/v": "url" },
        },
        "https://example.org/a",
        (value) => value instanceof URL && value.pathname,
        "/a",
      ],
      [
        "bigint",
        {
          properties: { v: { type: "string", pattern: "^-?[0-9]+$" } },
          revive: { "#/properties/v": "bigint" },
        },
        "9007199254740993",
        (value) => value,
        9007199254740993n,
      ],
      [
        "bytes",
        { properties: { v: { type: "string" } }, revive: { "#/properties/v": "bytes" } },
        "aGk=",
        (value) => value instanceof Uint8Array && String.fromCharCode(...value),
        "hi",
      ],
      [
        "a map of dates",
        {
          properties: { v: { type: "object", additionalProperties: dated } },
          revive: { "#/properties/v": "map", "#/properties/v/additionalProperties": "date" },
        },
        { a: "2024-02-03T04:05:06Z" },
        (value) => value instanceof Map && [...value.values()][0] instanceof Date,
        true,
      ],
      [
        "a set",
        {
          properties: { v: { type: "array", items: { type: "string" }, uniqueItems: true } },
          revive: { "#/properties/v": "set" },
        },
        ["a", "b"],
        (value) => value instanceof Set && [...value],
        ["a", "b"],
      ],
      [
        "an instance by its prototype, through a reference and a union",
        {
          properties: { v: { anyOf: [{ $ref: "#/$defs/Point" }, { type: "null" }] } },
          $defs: { Point: point },
          revive: { "#/$defs/Point": { class: () => Point } },
        },
        { x: 3, y: 4 },
        (value) => value instanceof Point && value.length,
        5,
      ],
      [
        "an instance by fromJSON",
        {
          properties: { v: { type: "object", properties: { amount: { type: "string" } } } },
          revive: { "#/properties/v": { class: () => Money as never } },
        },
        { amount: "12.34" },
        (value) => value instanceof Money && value.cents,
        1234,
      ],
      [
        "a date at its place in a tuple, and not the string that looks like one",
        {
          properties: {
            v: {
              type: "array",
              items: { anyOf: [dated, { type: "string" }] },
              minItems: 2,
              maxItems: 2,
            },
          },
          revive: { "#/properties/v/items/anyOf/0": "date" },
          tuples: { "#/properties/v": { prefix: [dated, { type: "string" }] } },
        },
        ["2024-02-03T04:05:06Z", "2024-02-03T04:05:06Z"],
        (value) => Array.isArray(value) && value.map((element) => typeof element),
        ["object", "string"],
      ],
      [
        "a date behind a reference with words of its own",
        {
          properties: { v: { allOf: [{ $ref: "#/$defs/When" }], description: "When." } },
          $defs: { When: dated },
          revive: { "#/$defs/When": "date" },
        },
        "2024-02-03T04:05:06Z",
        (value) => value instanceof Object && value.constructor.name,
        "Date",
      ],
      [
        "both parts of an intersection",
        {
          properties: {
            v: {
              allOf: [
                {
                  type: "object",
                  properties: { when: dated, list: { type: "array", items: dated } },
                },
                { $ref: "#/$defs/Counted" },
              ],
            },
          },
          $defs: {
            Counted: {
              type: "object",
              properties: { count: { type: "string" }, when: dated, list: { type: "array" } },
            },
          },
          revive: {
            "#/properties/v/allOf/0/properties/when": "date",
            "#/properties/v/allOf/0/properties/list/items": "date",
            "#/$defs/Counted/properties/count": "bigint",
          },
        },
        {
          when: "2024-02-03T04:05:06Z",
          list: ["2024-02-03T04:05:06Z"],
          count: "5",
          other: { kept: true },
        },
        (value) => value,
        {
          when: new Date("2024-02-03T04:05:06Z"),
          list: [new Date("2024-02-03T04:05:06Z")],
          count: 5n,
          other: { kept: true },
        },
      ],
    ];

    test.each(cases)("%s", async (_name, parts, value, read, expected) => {
      const Echo = echoTool(parts);
      const { registry } = await connectClient(Echo);
      const received: unknown[] = [];
      Object.defineProperty(Reflect.get(Echo, "prototype"), "echo", {
        value: (...parameters: unknown[]) => void received.push(...parameters),
      });
      const result = await registry.call("echo", { v: value });
      expect(result.isError).toBeUndefined();
      expect(read(received[0])).toEqual(expected);
    });

    test.each<[string, CompiledParts, unknown, RegExp]>([
      [
        "a tuple in the wrong order",
        {
          properties: {
            v: {
              type: "array",
              items: { anyOf: [{ type: "string" }, { type: "number" }] },
              minItems: 2,
              maxItems: 2,
            },
          },
          tuples: { "#/properties/v": { prefix: [{ type: "string" }, { type: "number" }] } },
        },
        ["a", "b"],
        /v\[1\]: expected a number, given "b"$/,
      ],
      [
        "a tuple with a rest in the middle",
        {
          properties: {
            v: { type: "array", items: { anyOf: [{ type: "string" }, { type: "number" }] } },
          },
          tuples: {
            "#/properties/v": {
              prefix: [{ type: "string" }],
              rest: { type: "number" },
              suffix: [{ type: "string" }],
            },
          },
        },
        ["a", 1, 2, 3],
        /v\[3\]: expected a string, given 3$/,
      ],
      [
        "a date that does not exist",
        { properties: { v: { type: "string" } }, revive: { "#/properties/v": "date" } },
        "yesterday",
        /v: expected a date and time that exists, in ISO 8601, given "yesterday"$/,
      ],
      [
        "a text that is no URL",
        { properties: { v: { type: "string" } }, revive: { "#/properties/v": "url" } },
        "/relative",
        /v: expected an absolute URL, given "\/relative"$/,
      ],
    ])("%s is refused", async (_name, parts, value, expected) => {
      const { call } = await connectClient(echoTool(parts));
      const result = await call("echo", { v: value });
      expect(result.isError).toBe(true);
      expect(textOf(result)).toMatch(expected);
    });
  });

  describe("parameters", () => {
    const parameters: CompiledParts["parameters"] = [
      { from: "argument", name: "first" },
      { from: "members", names: ["a", "b"], optional: true },
      { from: "context" },
      { from: "rest", name: "more" },
    ];
    const properties: Record<string, JsonSchema> = {
      first: { type: "string" },
      a: { type: "number", default: 1 },
      b: { type: "number" },
      more: { type: "array", items: { type: "string" } },
    };

    async function bind(args: Record<string, unknown>): Promise<unknown[]> {
      const received: unknown[] = [];
      class Binding {
        @toolMeta({}, compiledTool({ properties, parameters }))
        bind(...given: unknown[]): void {
          received.push(...given);
        }
      }
      const { registry } = await connectClient(Binding);
      expect((await registry.call("bind", args)).isError).toBeUndefined();
      return received;
    }

    test("an argument, members, the context and a rest in call order", async () => {
      const [first, members, context, ...rest] = await bind({ first: "x", b: 2, more: ["p", "q"] });
      expect({ first, members, rest }).toEqual({
        first: "x",
        members: { a: 1, b: 2 },
        rest: ["p", "q"],
      });
      expect(context).toMatchObject({ toolName: "bind" });
    });

    test("an optional object of members of which none is given is left to its own default", async () => {
      const [first, members] = await bind({});
      expect([first, members]).toEqual([undefined, undefined]);
    });

    test("an argument named like a member of every object is absent when it is not given", async () => {
      const text: JsonSchema = { type: "string" };
      const { call } = await connectTo({ toString: text, constructor: text });
      expect(textOf(await call("echo", {}))).toBe("[null,null]");
    });
  });
});
