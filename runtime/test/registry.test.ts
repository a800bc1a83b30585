import "reflect-metadata";
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ObjectSchema } from "@toolmeta/contract";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { ToolListChangedNotificationSchema } from "@modelcontextprotocol/sdk/types.js";
import { createToolRegistry, ToolError, toolMeta } from "@toolmeta/runtime";
import type {
  RegistryOptions,
  ToolDefinition,
  ToolmetaError,
  ToolModules,
} from "@toolmeta/runtime";
import { registerTools, serveRegistry } from "@toolmeta/runtime/server";
import { container } from "tsyringe";
import { z } from "zod";
import { compiledTool } from "./support/compiled-tool";
import { closeClients, connectClient, textOf } from "./support/connect-client";
import { loadFixture } from "./support/load-fixture";

class Shop {
  @toolMeta({ tags: ["books", "search"], readOnly: true }, compiledTool())
  findHTMLPage(): string {
    return "found";
  }

  @toolMeta({ tags: ["books"], destructive: true, readOnly: true }, compiledTool())
  clearShelf(): string {
    return "cleared";
  }

  @toolMeta({ tags: ["books", "admin"] }, compiledTool())
  addBook(): string {
    return "added";
  }

  @toolMeta({ name: "openingHours", readOnly: true }, compiledTool())
  hours(): string {
    return "nine to five";
  }
}

const ALL = ["findHTMLPage", "clearShelf", "addBook", "openingHours"];

async function namesOf(options: RegistryOptions, modules: ToolModules = Shop): Promise<string[]> {
  const registry = createToolRegistry(options);
  await registry.register(modules);
  return (await registry.list()).map((tool) => tool.name);
}

afterAll(closeClients);

describe("names and filters", () => {
  test.each<[RegistryOptions, string[]]>([
    [{}, ALL],
    [{ naming: "snake_case" }, ["find_html_page", "clear_shelf", "add_book", "openingHours"]],
    [{ prefix: "shop_" }, ALL.map((name) => `shop_${name}`)],
    [{ include: ["books"] }, ["findHTMLPage", "clearShelf", "addBook"]],
    [{ include: ["books"], exclude: ["admin"] }, ["findHTMLPage", "clearShelf"]],
    [{ exclude: ["books"] }, ["openingHours"]],
    [{ include: ["nothing"] }, []],
    [{ access: "readOnly" }, ["findHTMLPage", "openingHours"]],
  ])("%j", async (options, expected) => {
    expect(await namesOf(options)).toEqual(expected);
  });

  test("read-only access runs nothing else either", async () => {
    const { call } = await connectClient(Shop, { access: "readOnly" });
    expect(textOf(await call("openingHours"))).toBe("nine to five");
    await expect(call("addBook")).rejects.toMatchObject({ code: -32602 });
    await expect(call("clearShelf")).rejects.toMatchObject({ code: -32602 });
  });

  test("a name that MCP does not allow is refused", async () => {
    class Odd {
      @toolMeta({}, compiledTool())
      größe(): number {
        return 1;
      }
    }
    await expect(namesOf({}, Odd)).rejects.toThrow(/Odd\.größe would be the tool "größe"/);
    expect(await namesOf({}, Shop)).toEqual(ALL);
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

  test("error is the default, and counts what the server had before", async () => {
    await expect(namesOf({}, [one("first"), one("second")])).rejects.toMatchObject({
      code: "duplicate_tool",
    });
    const server = new McpServer({ name: "full", version: "1.0.0" });
    server.registerTool("same", {}, () => ({ content: [] }));
    await expect(registerTools(server, one("ours"))).rejects.toThrow(
      /"same": a tool that the server had before and Tool\.tool/,
    );
    const other = new McpServer({ name: "full", version: "1.0.0" });
    await registerTools(other, one("first"));
    await expect(registerTools(other, one("second"))).rejects.toThrow(
      /"same": a tool that was registered on the server before and Tool\.tool/,
    );
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

  test("a server that is connected and has declared no tools", async () => {
    const server = new McpServer({ name: "full", version: "1.0.0" });
    await server.connect(InMemoryTransport.createLinkedPair()[0]);
    for (const given of [server, server.server]) {
      await expect(registerTools(given, Shop)).rejects.toMatchObject({ code: "server_conflict" });
    }
  });
});

describe("enable and disable", () => {
  test("by name and by tag, and the client hears of it", async () => {
    const { client, registry, call } = await connectClient(Shop);
    let heard = 0;
    client.setNotificationHandler(ToolListChangedNotificationSchema, () => {
      heard++;
    });
    const names = async (): Promise<string[]> =>
      (await client.listTools()).tools.map((tool) => tool.name);
    registry.disable("addBook");
    expect(await names()).toEqual(["findHTMLPage", "clearShelf", "openingHours"]);
    await expect(call("addBook")).rejects.toMatchObject({ code: -32602 });
    registry.disable({ tag: "books" });
    expect(await names()).toEqual(["openingHours"]);
    registry.disable({ tag: "books" });
    registry.enable({ tag: "admin" }, "clearShelf");
    expect(await names()).toEqual(["clearShelf", "addBook", "openingHours"]);
    expect(textOf(await call("addBook"))).toBe("added");
    expect(heard).toBe(3);
    expect(() => {
      registry.enable("nothing");
    }).toThrow(/no tool "nothing"/);
  });
});

describe("a client that cannot be told of a change", () => {
  test("does not end the process", async () => {
    const failures: unknown[] = [];
    const hear = (reason: unknown): void => void failures.push(reason);
    process.on("unhandledRejection", hear);
    const { server } = new McpServer({ name: "test", version: "1.0.0" });
    const { registry } = await connectClient(Shop, {}, server);
    const send = jest.fn(() => Promise.reject(new Error("broken pipe")));
    Object.assign(server.transport ?? {}, { send });
    registry.disable("addBook");
    await new Promise((resolve) => setTimeout(resolve, 20));
    process.off("unhandledRejection", hear);
    expect(send).toHaveBeenCalled();
    expect(failures).toEqual([]);
  });
});

describe("authorize", () => {
  test("hides and refuses per caller, in lists and in calls", async () => {
    const seen: unknown[] = [];
    const options: RegistryOptions = {
      async authorize(tool: ToolDefinition, { auth, client }) {
        seen.push(client?.name);
        return tool.name !== "addBook" || auth?.scopes.includes("write") === true;
      },
    };
    const { client, registry, call } = await connectClient(Shop, options);
    const listed = (await client.listTools()).tools.map((tool) => tool.name);
    expect(listed).toEqual(["findHTMLPage", "clearShelf", "openingHours"]);
    await expect(call("addBook")).rejects.toMatchObject({
      code: -32602,
      message: expect.stringContaining('There is no tool "addBook"'),
    });
    expect(new Set(seen)).toEqual(new Set(["tester"]));
    const auth = { token: "t", clientId: "c", scopes: ["write"] };
    expect(await registry.list({ auth })).toHaveLength(4);
    expect(await registry.call("addBook", {}, { auth })).toMatchObject({
      content: [{ text: "added" }],
    });
  });
});

describe("authorize that fails", () => {
  test("refuses, and the server hears why", async () => {
    const heard: string[] = [];
    const { client, call } = await connectClient(Shop, {
      authorize({ name }) {
        if (name === "addBook") throw new Error("the database is away");
        return true;
      },
      onError: (error, { name }) => heard.push(`${name}: ${error.message}`),
    });
    const listed = (await client.listTools()).tools.map((tool) => tool.name);
    expect(listed).toEqual(["findHTMLPage", "clearShelf", "openingHours"]);
    await expect(call("addBook")).rejects.toThrow(/There is no tool "addBook"/);
    expect(new Set(heard)).toEqual(new Set(["addBook: the database is away"]));
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

describe("two registries in one process", () => {
  test("do not see each other's tools", async () => {
    class Other {
      @toolMeta({}, compiledTool())
      other(): string {
        return "other";
      }
    }
    const shop = await connectClient(Shop);
    const other = await connectClient(Other);
    shop.registry.disable("addBook");
    expect((await other.client.listTools()).tools.map((tool) => tool.name)).toEqual(["other"]);
    await expect(other.call("openingHours")).rejects.toMatchObject({ code: -32602 });
    await expect(shop.call("other")).rejects.toMatchObject({ code: -32602 });
  });

  test("on one server, beside two Zod tools, list and run all", async () => {
    class Other {
      @toolMeta({}, compiledTool())
      other(): string {
        return "other";
      }
    }
    const server = new McpServer({ name: "mixed", version: "1.0.0" });
    for (const name of ["zodOne", "zodTwo"]) {
      server.registerTool(name, { inputSchema: { n: z.number() } }, ({ n }) => ({
        content: [{ type: "text", text: `${name} ${n}` }],
      }));
    }
    await registerTools(server, Other);
    const { client, call } = await connectClient(Shop, {}, server);
    const { tools } = await client.listTools();
    expect(tools.map((tool) => tool.name).sort()).toEqual(
      [...ALL, "other", "zodOne", "zodTwo"].sort(),
    );
    expect(textOf(await call("other"))).toBe("other");
    expect(textOf(await call("addBook"))).toBe("added");
    expect(textOf(await call("zodTwo", { n: 2 }))).toBe("zodTwo 2");
  });
});

describe("one registry on two servers", () => {
  test("serves both, and both clients hear of changes", async () => {
    const registry = createToolRegistry();
    await registry.register(Shop);
    const heard: string[] = [];
    const clients = await Promise.all(
      ["one", "two"].map(async (name) => {
        const server = new McpServer({ name, version: "1.0.0" });
        serveRegistry(server, registry);
        const client = new Client({ name, version: "1.0.0" });
        client.setNotificationHandler(ToolListChangedNotificationSchema, () => {
          heard.push(name);
        });
        const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
        await Promise.all([server.connect(serverSide), client.connect(clientSide)]);
        return client;
      }),
    );
    registry.disable("addBook");
    for (const client of clients) expect((await client.listTools()).tools).toHaveLength(3);
    expect(heard.sort()).toEqual(["one", "two"]);
    await clients[0]?.close();
    registry.enable("addBook");
    expect((await clients[1]?.listTools())?.tools).toHaveLength(4);
    await clients[1]?.close();
  });
});

describe("failures on the server's side", () => {
  class Failing {
    @toolMeta({}, compiledTool())
    unexpected(): void {
      throw new TypeError("the password is 1234");
    }

    @toolMeta({}, compiledTool())
    meant(): void {
      throw new ToolError("there is no such book");
    }

    @toolMeta({}, compiledTool())
    returned(): object {
      return { error: "sold out" };
    }

    @toolMeta({}, compiledTool({ properties: { n: { type: "number" } } }))
    refused(n: number): number {
      return n;
    }

    @toolMeta({}, compiledTool())
    broken(): void {
      throw new ToolError("half told", { size: Number.NaN });
    }

    @toolMeta({}, compiledTool())
    aborted(): void {
      throw new DOMException("the request was aborted", "AbortError");
    }

    @toolMeta({}, compiledTool())
    plain(): void {
      // eslint-disable-next-line @typescript-eslint/only-throw-error
      throw { code: 5, message: "the peer hung up" };
    }

    @toolMeta({}, compiledTool())
    mute(): void {
      throw Object.assign(new TypeError("x"), { message: { toString: () => "x" } });
    }

    @toolMeta({}, compiledTool())
    handedBack(): Error {
      return new Error("the password is 1234");
    }

    @toolMeta({}, compiledTool())
    getter(): object {
      return {
        get member(): never {
          throw new Error("the password is 1234");
        },
      };
    }

    @toolMeta({}, compiledTool())
    odd(): void {
      // eslint-disable-next-line @typescript-eslint/only-throw-error
      throw undefined;
    }
  }

  test.each<[string, Record<string, unknown>, string, RegExp]>([
    ["unexpected", {}, "tool_failed", /^the password is 1234$/],
    ["meant", {}, "tool_failed", /^there is no such book$/],
    ["returned", {}, "tool_failed", /^\{"error":"sold out"\}$/],
    ["refused", { n: "x" }, "invalid_arguments", /n: expected a number/],
    ["broken", {}, "tool_failed", /^half told \(Its details are lost: .*size: NaN/],
    ["aborted", {}, "tool_failed", /^the request was aborted$/],
    ["plain", {}, "tool_failed", /^the peer hung up$/],
    ["mute", {}, "tool_failed", /^TypeError$/],
    ["handedBack", {}, "tool_failed", /^the password is 1234$/],
    ["getter", {}, "tool_failed", /^The result cannot be sent: member: the password is 1234$/],
    ["odd", {}, "tool_failed", /no error was thrown \(undefined\)/],
  ])("onError hears of %s", async (name, args, code, text) => {
    const heard: { error: ToolmetaError; tool: string; id: string }[] = [];
    const { call } = await connectClient(Failing, {
      onError: (error, tool, id) => heard.push({ error, tool: tool.name, id }),
    });
    const result = await call(name, args);
    expect(result.isError).toBe(true);
    expect(textOf(result)).toMatch(text);
    expect(textOf(result)).not.toMatch(/\n\s+at /);
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatchObject({ tool: name, error: { code } });
    expect(heard[0]?.id).toMatch(/^[0-9a-f]{8}$/);
  });

  test("masked errors tell an id that is in the log, and keep what was meant for the model", async () => {
    const logged = jest.spyOn(console, "error").mockReturnValue();
    const { call } = await connectClient(Failing, { maskErrors: true });
    const text = textOf(await call("unexpected"));
    const id = /^unexpected failed\. The error's id is ([0-9a-f]{8})\.$/.exec(text)?.[1];
    expect(logged.mock.calls).toEqual([
      [
        `[${id}] Failing.unexpected failed:`,
        expect.objectContaining({ message: "the password is 1234" }),
      ],
    ]);
    logged.mockRestore();
    expect(textOf(await call("meant"))).toBe("there is no such book");
    expect(textOf(await call("refused", { n: "x" }))).toMatch(/n: expected a number/);
  });

  test.each(["unexpected", "handedBack", "getter"])("%s is masked", async (name) => {
    const { call } = await connectClient(Failing, { maskErrors: true, onError: () => undefined });
    const { content } = await call(name);
    expect(content).toEqual([
      { type: "text", text: expect.stringMatching(/failed\. The error's id is [0-9a-f]{8}\.$/) },
    ]);
  });

  test.each<[string, () => unknown]>([
    [
      "throws",
      () => {
        throw new Error("the log is full");
      },
    ],
    ["rejects", () => Promise.reject(new Error("the log is full"))],
  ])("an onError that %s changes nothing for the client", async (_how, onError) => {
    const logged = jest.spyOn(console, "error").mockReturnValue();
    const { call } = await connectClient(Failing, { onError });
    expect(textOf(await call("meant"))).toBe("there is no such book");
    expect(textOf(await call("returned"))).toBe('{"error":"sold out"}');
    expect(logged).toHaveBeenCalledTimes(2);
    expect(logged.mock.calls[0]?.[0]).toMatch(/^\[[0-9a-f]{8}\] onError failed for Failing\.meant/);
    logged.mockRestore();
  });

  test("masked errors go to onError where there is one", async () => {
    const heard: [unknown, string][] = [];
    const { call } = await connectClient(Failing, {
      maskErrors: true,
      onError: ({ cause }, _tool, id) => heard.push([cause, id]),
    });
    const text = textOf(await call("unexpected"));
    expect(heard[0]?.[0]).toBeInstanceOf(TypeError);
    expect(text).toContain(heard[0]?.[1]);
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
      expect((await server.client.listTools()).tools[0]?.inputSchema).toEqual(inputSchema);
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
    const { client, call } = await connectClient(Tools);
    expect((await client.listTools()).tools[0]).toMatchObject({
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
  test("does not import the SDK; only the binding does", () => {
    const source = join(__dirname, "../src");
    const importing = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
      (file) =>
        file.endsWith(".ts") &&
        readFileSync(join(source, file), "utf8").includes("@modelcontextprotocol/sdk/"),
    );
    expect(importing.length).toBeGreaterThan(0);
    expect(importing.filter((file) => !file.startsWith("server"))).toEqual([]);
  });

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
