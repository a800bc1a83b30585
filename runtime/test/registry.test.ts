import "reflect-metadata";
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ObjectSchema } from "@toolmeta/contract";
import { createToolRegistry, toolMeta } from "@toolmeta/runtime";
import type { RegistryOptions, ToolModules } from "@toolmeta/runtime";
import { container } from "tsyringe";
import { compiledTool } from "./support/compiled-tool";
import { closeConnections, textOf } from "./support/connection";
import { connectFirst as connectClient } from "./support/first-generation";
import { loadFixture } from "./support/load-fixture";
import { ALL_OF_SHOP, Shop } from "./support/shop";

async function namesOf(options: RegistryOptions, modules: ToolModules = Shop): Promise<string[]> {
  const registry = createToolRegistry(options);
  await registry.register(modules);
  return (await registry.list()).map((tool) => tool.name);
}

afterAll(closeConnections);

describe("names and filters", () => {
  test.each<[RegistryOptions, string[]]>([
    [{}, ALL_OF_SHOP],
    [{ naming: "snake_case" }, ["find_html_page", "clear_shelf", "add_book", "openingHours"]],
    [{ prefix: "shop_" }, ALL_OF_SHOP.map((name) => `shop_${name}`)],
    [{ include: ["books"] }, ["findHTMLPage", "clearShelf", "addBook"]],
    [{ include: ["books"], exclude: ["admin"] }, ["findHTMLPage", "clearShelf"]],
    [{ exclude: ["books"] }, ["openingHours"]],
    [{ include: ["nothing"] }, []],
    [{ access: "readOnly" }, ["findHTMLPage", "openingHours"]],
  ])("%j", async (options, expected) => {
    expect(await namesOf(options)).toEqual(expected);
  });

  test("a name that MCP does not allow is refused", async () => {
    class Odd {
      @toolMeta({}, compiledTool())
      größe(): number {
        return 1;
      }
    }
    await expect(namesOf({}, Odd)).rejects.toThrow(/Odd\.größe would be the tool "größe"/);
    expect(await namesOf({}, Shop)).toEqual(ALL_OF_SHOP);
  });

  test("refuseRoot refuses the superuser only", () => {
    const make = (): unknown => createToolRegistry({ refuseRoot: true });
    if (process.getuid?.() === 0) expect(make).toThrow(/superuser.*refuseRoot/);
    else expect(make).not.toThrow();
  });

  test("a timeout that is no time is refused", () => {
    expect(() => createToolRegistry({ timeout: 0 })).toThrow(/timeout 0.*positive/);
  });
});

describe("duplicates", () => {
  const one = (text: string): object => {
    class Tool {
      @toolMeta({ name: "same" }, compiledTool())
      tool(): string {
        return text;
      }
    }
    return Tool;
  };

  test.each<[RegistryOptions["onDuplicate"], string]>([
    ["warn", "second"],
    ["replace", "second"],
    ["ignore", "first"],
  ])("%s", async (onDuplicate, expected) => {
    const warned = jest.spyOn(console, "warn").mockReturnValue();
    const { call } = await connectClient([one("first"), one("second")], { onDuplicate });
    expect(textOf(await call("same"))).toBe(expected);
    expect(warned.mock.calls).toHaveLength(onDuplicate === "warn" ? 1 : 0);
    warned.mockRestore();
  });

  test("error is the default", async () => {
    await expect(namesOf({}, [one("first"), one("second")])).rejects.toMatchObject({
      code: "duplicate_tool",
    });
  });
});

describe("what makes no sense is refused before anything is served", () => {
  test.each<[object, RegExp]>([
    [{ access: "readonly" }, /access: "readonly"\. Expected one of full, readOnly\.$/],
    [{ naming: "kebab" }, /naming: "kebab"\. Expected one of asIs, snake_case\.$/],
    [{ onDuplicate: "first" }, /onDuplicate: "first"\. Expected one of error, warn/],
    [{ text: "short" }, /text: "short"\. Expected one of json, summary, none\.$/],
  ])("the option %j", (options, message) => {
    expect(() => createToolRegistry(options)).toThrow(message);
  });

  test.each([
    ["inputSchema", { type: "array" }],
    ["inputSchema", { $ref: "#/definitions/Query", definitions: { Query: { type: "object" } } }],
    ["outputSchema", { anyOf: [{ type: "object" }] }],
  ])("the %s %j", async (option, schema) => {
    class Tools {
      @toolMeta({ [option]: schema }, compiledTool())
      tool(): void {
        return;
      }
    }
    await expect(createToolRegistry().register(Tools)).rejects.toMatchObject({
      code: "invalid_options",
      message: expect.stringMatching(
        /^Tools\.tool has the \w+putSchema .*"type": "object" at its root/,
      ),
    });
  });
});

describe("instances", () => {
  test.each([undefined, null, "Shop", Promise.resolve(undefined)])(
    "resolve that gives %p is refused at registration",
    async (instance) => {
      const registry = createToolRegistry({ resolve: () => instance as unknown as object });
      await expect(registry.register(Shop)).rejects.toMatchObject({
        code: "no_instance",
        message: expect.stringMatching(/The option resolve gave \w+ for Shop/),
      });
    },
  );

  test("a container injects what a constructor needs", async () => {
    const module = loadFixture(
      `import "reflect-metadata";
      import { toolMeta } from "@toolmeta/runtime";
      import { injectable, inject } from "tsyringe";
      @injectable()
      export class Tools {
        constructor(@inject("Store") store) { this.store = store; }
        @toolMeta({}, ${JSON.stringify(compiledTool())}) count() { return this.store.count; }
      }`,
      "experimental",
    );
    container.register("Store", { useValue: { count: 3 } });
    const { call } = await connectClient(module, { resolve: (type) => container.resolve(type) });
    expect(textOf(await call("count"))).toBe("3");
  });

  test("resolve may be asynchronous, and is asked once for a class", async () => {
    const asked: string[] = [];
    const registry = createToolRegistry({
      async resolve(type) {
        asked.push(type.name);
        return Reflect.construct(type, []);
      },
    });
    await registry.register([Shop, Shop, { Shop }]);
    await registry.register(Shop);
    expect(asked).toEqual(["Shop"]);
    expect(await registry.list()).toHaveLength(4);
  });
});

describe("schemas that another generator made", () => {
  const N = { type: "number" };
  const Z = { type: "object", properties: { z: N }, required: ["z"] };

  test.each<[string, object, unknown, unknown, RegExp]>([
    [
      "draft-07",
      { $schema: "http://json-schema.org/draft-07/schema#", ...x(N) },
      1,
      1,
      /x: expected a number/,
    ],
    ["an id", { $id: "https://example.org/schema", ...x(N) }, "1", 1, /x: expected a number/],
    [
      "definitions",
      { ...x({ $ref: "#/definitions/N" }), definitions: { N } },
      "1",
      1,
      /x: expected a number/,
    ],
    [
      "definitions of definitions",
      { ...x({ $ref: "#/definitions/Y" }), definitions: { Y: x({ $ref: "#/definitions/Z" }), Z } },
      { x: { z: "1" } },
      { x: { z: 1 } },
      /x: expected an object, given "no"/,
    ],
    [
      "a reference to the root",
      x({ anyOf: [N, { $ref: "#" }] }),
      { x: { x: "1" } },
      { x: { x: 1 } },
      /x: expected a number or an object/,
    ],
    [
      "a reference to a property",
      { type: "object", properties: { y: N, x: { $ref: "#/properties/y" } } },
      "1",
      1,
      /x: expected a number/,
    ],
    [
      "true for a schema",
      { ...x({ type: "object", properties: { y: true, n: N } }), additionalProperties: true },
      { y: null, n: "1" },
      { y: null, n: 1 },
      /x: expected an object/,
    ],
    [
      "false for a schema",
      x({ type: "object", properties: { y: false, n: N } }),
      { n: "1" },
      { n: 1 },
      /x: expected an object/,
    ],
    [
      "a list of types",
      x({ type: ["integer", "null"], minimum: 1 }),
      "1",
      1,
      /x: expected an integer or null, given "no"/,
    ],
    [
      "oneOf",
      x({ oneOf: [N, { type: "boolean" }] }),
      "true",
      true,
      /x: expected a number or true or false, given "no"$/,
    ],
    [
      "positions",
      x({ type: "array", prefixItems: [N, { type: "string" }], items: { type: "boolean" } }),
      ["1", "2", "true"],
      [1, "2", true],
      /x: expected an array/,
    ],
    [
      "positions of draft-07",
      x({ type: "array", items: [N, { type: "string" }], additionalItems: false }),
      ["1", "2"],
      [1, "2"],
      /x: expected an array/,
    ],
  ])("%s", async (_name, inputSchema, given, received, refusal) => {
    const seen: unknown[] = [];
    class Tools {
      @toolMeta(
        { inputSchema: inputSchema as ObjectSchema },
        compiledTool({ properties: { x: {} } }),
      )
      take(value: unknown): void {
        seen.push(value);
      }
    }
    // Twice, because a second server has validators of the same schema.
    for (const server of [await connectClient(Tools), await connectClient(Tools)]) {
      expect((await server.listTools())[0]?.inputSchema).toEqual(inputSchema);
      expect(await server.call("take", { x: given })).toEqual({ content: [] });
      expect(textOf(await server.call("take", { x: "no" }))).toMatch(refusal);
    }
    expect(seen).toEqual([received, received]);
  });

  test("say which position is wrong, and what is too much", async () => {
    const inputSchema = x({ type: "array", prefixItems: [N, { type: "string" }], items: false });
    class Tools {
      @toolMeta(
        { inputSchema: inputSchema as ObjectSchema },
        compiledTool({ properties: { x: {} } }),
      )
      take(value: unknown): unknown {
        return value;
      }
    }
    const { call } = await connectClient(Tools);
    expect(textOf(await call("take", { x: ["a", "b"] }))).toMatch(
      /- x\[0\]: expected a number, given "a"$/,
    );
    expect(textOf(await call("take", { x: [1, "b", 2] }))).toMatch(
      /- x\[2\]: .* not excluded, given 2$/,
    );
  });

  test("hold results too", async () => {
    const outputSchema: object = {
      $schema: "http://json-schema.org/draft-07/schema#",
      ...x({ $ref: "#/definitions/N" }),
      definitions: { N },
    };
    class Tools {
      @toolMeta(
        { outputSchema: outputSchema as ObjectSchema },
        compiledTool({ properties: { x: {} } }),
      )
      give(value: unknown): object {
        return { x: value };
      }
    }
    const { call } = await connectClient(Tools);
    expect(await call("give", { x: 1 })).toMatchObject({ structuredContent: { x: 1 } });
    expect(textOf(await call("give", { x: "a" }))).toMatch(/x: expected a number, given "a"/);
  });

  function x(schema: object): object {
    return { type: "object", properties: { x: schema }, required: ["x"] };
  }
});

describe("schemas that the author gives", () => {
  test.each<[string, object, object]>([
    ["a result that fits", { structuredContent: { n: 1 } }, { structuredContent: { n: 1 } }],
    [
      "a result that does not fit",
      { structuredContent: { n: "x" } },
      {
        isError: true,
        content: [{ text: expect.stringMatching(/n: expected a number, given "x"/) }],
      },
    ],
    [
      "a failure that does not fit",
      { structuredContent: { reason: "x" }, isError: true },
      { isError: true, content: [{ text: "words" }] },
    ],
  ])("hold the structured content of %s in MCP's own form", async (_name, members, expected) => {
    class Tools {
      @toolMeta(
        {
          outputSchema: {
            type: "object",
            properties: { n: { type: "number" } },
            required: ["n"],
          },
        },
        compiledTool(),
      )
      show(): object {
        return { content: [{ type: "text", text: "words" }], ...members };
      }
    }
    const result = await (await connectClient(Tools)).call("show");
    expect(result).toMatchObject(expected);
    if (result.isError === true) expect(result.structuredContent).toBeUndefined();
  });

  test("replace the compiled ones as they stand", async () => {
    class Tools {
      @toolMeta(
        {
          inputSchema: { type: "object", properties: { n: { type: "number", minimum: 5 } } },
          outputSchema: { type: "object", properties: { doubled: { type: "number" } } },
        },
        compiledTool({ properties: { n: { type: "string" } } }),
      )
      double(n: number): object {
        return { doubled: n * 2 };
      }
    }
    const { listTools, call } = await connectClient(Tools);
    expect((await listTools())[0]).toMatchObject({
      inputSchema: { properties: { n: { minimum: 5 } } },
      outputSchema: { properties: { doubled: { type: "number" } } },
    });
    expect((await call("double", { n: 6 })).structuredContent).toEqual({ doubled: 12 });
    expect(textOf(await call("double", { n: 4 }))).toMatch(/n: expected at least 5, given 4/);
  });
});

describe("discoverTools", () => {
  test("imports every compiled module of a folder, whatever its module system", () => {
    const script = join(__dirname, "fixtures", "discover.mjs");
    const { names, error } = JSON.parse(
      execFileSync(process.execPath, [script], { encoding: "utf8" }),
    );
    expect(names).toEqual(["first", "second"]);
    expect(error).toMatch(/^No module in .*empty.* exports a tool \(1 looked at\)/);
  });
});

describe("the core", () => {
  test.each([
    ["@modelcontextprotocol/sdk/", "server"],
    ["@modelcontextprotocol/server", "server-v2"],
  ])("does not import %s; only its binding, in %s/, does", (sdk, folder) => {
    const source = join(__dirname, "../src");
    const importing = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
      (file) => file.endsWith(".ts") && imports(readFileSync(join(source, file), "utf8"), sdk),
    );
    expect(importing.length).toBeGreaterThan(0);
    expect(importing.filter((file) => !file.startsWith(`${folder}/`))).toEqual([]);
  });

  function imports(text: string, module: string): boolean {
    return text.includes(`from "${module}`);
  }

  test("classes of one build are served by the other", () => {
    const script = join(__dirname, "fixtures", "two-builds.mjs");
    const output = JSON.parse(execFileSync(process.execPath, [script], { encoding: "utf8" }));
    const results = [
      { isError: true, structuredContent: { error: "boom" } },
      { isError: true, structuredContent: { error: "boom", known: ["a"] } },
    ];
    expect(output).toMatchObject({ isTwo: true, results: [...results, ...results] });
  });
});
