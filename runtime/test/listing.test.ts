import { toolMeta } from "@toolmeta/runtime";
import type { RegistryOptions, ToolDefinition } from "@toolmeta/runtime";
import { overBindings } from "./support/bindings";
import { compiledTool } from "./support/compiled-tool";
import { textOf } from "./support/connection";
import type { Connection } from "./support/connection";
import { ALL_OF_SHOP, Shop } from "./support/shop";

class Files {
  @toolMeta(
    {
      title: "List files",
      tags: ["local", "files"],
      checkPaths: ["path"],
      meta: { owner: "docs" },
      readOnly: true,
    },
    compiledTool({ description: "List files.", properties: { path: { type: "string" } } }),
  )
  listFiles(path: string): string {
    return path;
  }

  @toolMeta({ description: "Said here.", destructive: false }, compiledTool())
  plain(): string {
    return "plain";
  }
}

async function namesOf({ listTools }: Connection): Promise<string[]> {
  return (await listTools()).map((tool) => tool.name);
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}

overBindings((connectClient) => {
  describe("tools/list", () => {
    test("says what was declared and nothing else", async () => {
      const { listTools } = await connectClient(Files);
      const tools = await listTools();
      expect(tools).toEqual([
        {
          name: "listFiles",
          title: "List files",
          description: "List files.",
          inputSchema: {
            type: "object",
            properties: { path: { type: "string" } },
            additionalProperties: false,
          },
          annotations: { readOnlyHint: true },
          _meta: { owner: "docs", tags: ["local", "files"], checkPaths: ["path"] },
        },
        {
          name: "plain",
          description: "Said here.",
          inputSchema: { type: "object", properties: {}, additionalProperties: false },
          annotations: { destructiveHint: false },
        },
      ]);
    });

    test("keeps what the server had, before and after ours", async () => {
      const ownTools = { before: ["zodBefore"], after: ["zodAfter"] };
      const connection = await connectClient(Files, {}, { ownTools });
      const names = [...(await namesOf(connection))].sort();
      expect(names).toEqual(["listFiles", "plain", "zodAfter", "zodBefore"]);
      const { call } = connection;
      expect(textOf(await call("zodBefore", { n: 1 }))).toBe("zodBefore 1");
      expect(textOf(await call("zodAfter", { n: 2 }))).toBe("zodAfter 2");
      expect((await call("zodAfter", { n: "x" })).isError).toBe(true);
      expect(textOf(await call("plain"))).toBe("plain");
      for (const name of ["nothing", "toString", ""]) {
        await expect(call(name)).rejects.toMatchObject({
          code: -32602,
          message: expect.stringContaining(`There is no tool "${name}".`),
        });
      }
    });
  });

  describe("a tool that is not to be used", () => {
    test("is switched by name and by tag, and the client hears of it", async () => {
      const connection = await connectClient(Shop);
      const { registry, call, heard } = connection;
      registry.disable("addBook");
      await until(() => heard.listChanges.length === 1);
      expect(await namesOf(connection)).toEqual(["findHTMLPage", "clearShelf", "openingHours"]);
      await expect(call("addBook")).rejects.toMatchObject({ code: -32602 });
      registry.disable({ tag: "books" });
      await until(() => heard.listChanges.length === 2);
      expect(await namesOf(connection)).toEqual(["openingHours"]);
      registry.disable({ tag: "books" });
      registry.enable({ tag: "admin" }, "clearShelf");
      await until(() => heard.listChanges.length === 3);
      expect(await namesOf(connection)).toEqual(["clearShelf", "addBook", "openingHours"]);
      expect(textOf(await call("addBook"))).toBe("added");
      expect(heard.listChanges).toHaveLength(3);
      expect(() => {
        registry.enable("nothing");
      }).toThrow(/no tool "nothing"/);
    });

    test("is not run with read-only access either", async () => {
      const { call } = await connectClient(Shop, { access: "readOnly" });
      expect(textOf(await call("openingHours"))).toBe("nine to five");
      await expect(call("addBook")).rejects.toMatchObject({ code: -32602 });
      await expect(call("clearShelf")).rejects.toMatchObject({ code: -32602 });
    });

    test("is hidden from and refused to callers who may not use it", async () => {
      const seen: unknown[] = [];
      const options: RegistryOptions = {
        async authorize(tool: ToolDefinition, { auth, client }) {
          seen.push(client?.name);
          return tool.name !== "addBook" || auth?.scopes.includes("write") === true;
        },
      };
      const connection = await connectClient(Shop, options);
      const { registry, call } = connection;
      expect(await namesOf(connection)).toEqual(["findHTMLPage", "clearShelf", "openingHours"]);
      await expect(call("addBook")).rejects.toMatchObject({
        code: -32602,
        message: expect.stringContaining('There is no tool "addBook"'),
      });
      expect(new Set(seen)).toEqual(new Set(["tester"]));
      const auth = { token: "t", clientId: "c", scopes: ["write"] };
      expect(await registry.list({ auth })).toHaveLength(ALL_OF_SHOP.length);
      expect(await registry.call("addBook", {}, { auth })).toMatchObject({
        content: [{ text: "added" }],
      });
    });

    test("is refused when authorize fails, and the server hears why", async () => {
      const heard: string[] = [];
      const connection = await connectClient(Shop, {
        authorize({ name }) {
          if (name === "addBook") throw new Error("the database is away");
          return true;
        },
        onError: (error, { name }) => heard.push(`${name}: ${error.message}`),
      });
      expect(await namesOf(connection)).toEqual(["findHTMLPage", "clearShelf", "openingHours"]);
      await expect(connection.call("addBook")).rejects.toThrow(/There is no tool "addBook"/);
      expect(new Set(heard)).toEqual(new Set(["addBook: the database is away"]));
    });

    test("is not one of another registry in the same process", async () => {
      class Other {
        @toolMeta({}, compiledTool())
        other(): string {
          return "other";
        }
      }
      const shop = await connectClient(Shop);
      const other = await connectClient(Other);
      shop.registry.disable("addBook");
      expect(await namesOf(other)).toEqual(["other"]);
      await expect(other.call("openingHours")).rejects.toMatchObject({ code: -32602 });
      await expect(shop.call("other")).rejects.toMatchObject({ code: -32602 });
    });
  });
});
