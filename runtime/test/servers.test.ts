import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { InMemoryTaskStore } from "@modelcontextprotocol/sdk/experimental/tasks/stores/in-memory.js";
import { McpServer as FirstServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import {
  CallToolResultSchema,
  CreateTaskResultSchema,
  ToolListChangedNotificationSchema,
} from "@modelcontextprotocol/sdk/types.js";
import { McpServer as SecondServer } from "@modelcontextprotocol/server";
import { createToolRegistry, toolMeta } from "@toolmeta/runtime";
import type { ToolModules, ToolRegistry } from "@toolmeta/runtime";
import * as first from "@toolmeta/runtime/server";
import * as second from "@toolmeta/runtime/server-v2";
import { z } from "zod";
import { compiledTool } from "./support/compiled-tool";
import { textOf } from "./support/connection";
import { ALL_OF_SHOP, Shop } from "./support/shop";

/** A server of either generation, as far as these tests go. */
interface Server {
  readonly server: { readonly transport?: object | undefined };
  connect(transport: InMemoryTransport): Promise<void>;
  registerTool(name: string, config: object, callback: (args: { n: number }) => object): unknown;
}

/** One binding, and the servers that belong to it. */
interface Generation {
  readonly name: string;
  readonly entry: string;
  createServer(): Server;
  registerTools(server: object, modules: ToolModules): Promise<ToolRegistry>;
  serveRegistry(server: object, registry: ToolRegistry): void;
}

const INFO = { name: "test", version: "1.0.0" };

const GENERATIONS: readonly Generation[] = [
  {
    name: "the first SDK",
    entry: "@toolmeta/runtime/server",
    createServer: () => new FirstServer(INFO) as unknown as Server,
    registerTools: (server, modules) => first.registerTools(server as first.AnyServer, modules),
    serveRegistry: (server, registry) => {
      first.serveRegistry(server as first.AnyServer, registry);
    },
  },
  {
    name: "the second SDK",
    entry: "@toolmeta/runtime/server-v2",
    createServer: () => new SecondServer(INFO) as unknown as Server,
    registerTools: (server, modules) => second.registerTools(server as second.AnyServer, modules),
    serveRegistry: (server, registry) => {
      second.serveRegistry(server as second.AnyServer, registry);
    },
  },
];

/** A client of the first SDK speaks with servers of both. */
async function connectTo(server: Server, client = new Client(INFO)): Promise<Client> {
  const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(serverSide), client.connect(clientSide)]);
  return client;
}

async function call(client: Client, name: string, args = {}): Promise<string> {
  const result = await client.callTool({ name, arguments: args });
  return textOf(CallToolResultSchema.parse(result));
}

class Other {
  @toolMeta({}, compiledTool())
  other(): string {
    return "other";
  }
}

describe.each(GENERATIONS)("a server of $name", (generation) => {
  const { createServer, registerTools, serveRegistry } = generation;

  test("that is connected and has declared no tools is refused", async () => {
    const server = createServer();
    await server.connect(InMemoryTransport.createLinkedPair()[0]);
    for (const given of [server, server.server]) {
      await expect(registerTools(given, Shop)).rejects.toMatchObject({ code: "server_conflict" });
    }
  });

  test("has names that are taken: its own, and those of other registries", async () => {
    class Tool {
      @toolMeta({ name: "same" }, compiledTool())
      tool(): string {
        return "ours";
      }
    }
    const server = createServer();
    server.registerTool("same", {}, () => ({ content: [] }));
    await expect(registerTools(server, Tool)).rejects.toThrow(
      /"same": a tool that the server had before and Tool\.tool/,
    );
    const other = createServer();
    await registerTools(other, Tool);
    await expect(registerTools(other, Tool)).rejects.toThrow(
      /"same": a tool that was registered on the server before and Tool\.tool/,
    );
  });

  test("serves two registries beside two Zod tools", async () => {
    const server = createServer();
    for (const name of ["zodOne", "zodTwo"]) {
      server.registerTool(name, { inputSchema: z.object({ n: z.number() }) }, ({ n }) => ({
        content: [{ type: "text", text: `${name} ${n}` }],
      }));
    }
    await registerTools(server, Other);
    await registerTools(server, Shop);
    const client = await connectTo(server);
    const { tools } = await client.listTools();
    expect(tools.map((tool) => tool.name).sort()).toEqual(
      [...ALL_OF_SHOP, "other", "zodOne", "zodTwo"].sort(),
    );
    expect(await call(client, "other")).toBe("other");
    expect(await call(client, "addBook")).toBe("added");
    expect(await call(client, "zodTwo", { n: 2 })).toBe("zodTwo 2");
    await client.close();
  });

  test("shares a registry with another, and both clients hear of changes", async () => {
    const registry = createToolRegistry();
    await registry.register(Shop);
    const heard: string[] = [];
    const connectNamed = (name: string): Promise<Client> => {
      const server = createServer();
      serveRegistry(server, registry);
      const client = new Client({ ...INFO, name });
      client.setNotificationHandler(ToolListChangedNotificationSchema, () => {
        heard.push(name);
      });
      return connectTo(server, client);
    };
    const [one, two] = [await connectNamed("one"), await connectNamed("two")];
    registry.disable("addBook");
    for (const client of [one, two]) expect((await client.listTools()).tools).toHaveLength(3);
    expect(heard.sort()).toEqual(["one", "two"]);
    await one.close();
    registry.enable("addBook");
    expect((await two.listTools()).tools).toHaveLength(4);
    await two.close();
  });

  test("whose client cannot be told of a change goes on", async () => {
    const failures: unknown[] = [];
    const hear = (reason: unknown): void => void failures.push(reason);
    process.on("unhandledRejection", hear);
    const server = createServer();
    const registry = await registerTools(server, Shop);
    const client = await connectTo(server);
    const send = jest.fn(() => Promise.reject(new Error("broken pipe")));
    Object.assign(server.server.transport ?? {}, { send });
    registry.disable("addBook");
    await new Promise((resolve) => setTimeout(resolve, 20));
    process.off("unhandledRejection", hear);
    expect(send).toHaveBeenCalled();
    expect(failures).toEqual([]);
    await client.close();
  });

  test("is not taken by the binding for the other", async () => {
    const other = GENERATIONS.find(({ name }) => name !== generation.name)!;
    const server = other.createServer();
    for (const given of [server, server.server]) {
      await expect(registerTools(given, Shop)).rejects.toMatchObject({
        code: "server_conflict",
        message: expect.stringContaining(`Import from "${other.entry}" instead`),
      });
    }
  });
});

describe("a server that runs tasks", () => {
  async function connect(): Promise<Client> {
    const taskStore = new InMemoryTaskStore();
    const tasks = { requests: { tools: { call: {} } } };
    const server = new FirstServer(INFO, { taskStore, capabilities: { tasks } });
    server.experimental.tasks.registerToolTask(
      "bind",
      { execution: { taskSupport: "required" } },
      {
        createTask: async (extra) => ({ task: await extra.taskStore.createTask({}) }),
        getTask: (extra) => extra.taskStore.getTask(extra.taskId),
        getTaskResult: async () => ({ content: [] }),
      },
    );
    await first.registerTools(server, Shop);
    return connectTo(server as unknown as Server);
  }

  const createTask = (client: Client, name: string): Promise<object> =>
    client.request(
      { method: "tools/call", params: { name, task: { ttl: 60_000 } } },
      CreateTaskResultSchema,
    );

  test("still runs its own", async () => {
    const client = await connect();
    const created = await createTask(client, "bind");
    expect(created).toEqual({ task: expect.objectContaining({ status: "working" }) });
    await client.close();
  });

  test("says that ours are none, and runs nothing", async () => {
    const client = await connect();
    await expect(createTask(client, "addBook")).rejects.toMatchObject({
      code: -32601,
      message: expect.stringContaining('"addBook" does not run as a task. Call it without "task".'),
    });
    await client.close();
  });
});

test("a registry keeps no server alive that is gone, and forgets it", () => {
  const script = join(__dirname, "fixtures", "collected-servers.mjs");
  const output = execFileSync(process.execPath, ["--expose-gc", script], { encoding: "utf8" });
  expect(JSON.parse(output)).toEqual([
    { entry: "server", alive: 0, listeners: 0 },
    { entry: "server-v2", alive: 0, listeners: 0 },
  ]);
});
