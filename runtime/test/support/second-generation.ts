import {
  Client,
  InMemoryTransport,
  LOG_LEVEL_META_KEY,
  SERVER_INFO_META_KEY,
  StreamableHTTPClientTransport,
} from "@modelcontextprotocol/client";
import type { ClientOptions, Transport } from "@modelcontextprotocol/client";
import { createMcpHandler, McpServer } from "@modelcontextprotocol/server";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { createToolRegistry } from "@toolmeta/runtime";
import type { ToolRegistry } from "@toolmeta/runtime";
import { registerTools, serveRegistry } from "@toolmeta/runtime/server-v2";
import type { AnyServer } from "@toolmeta/runtime/server-v2";
import { z } from "zod";
import { closeLater, createHeard, declareCapabilities } from "./connection";
import type { ClientAnswers, ConnectClient, ConnectionSetup, Heard } from "./connection";

export const LATEST = "2026-07-28";

/** Connects a server and a client in memory that speak 2025-11-25. */
export const connectSecond: ConnectClient = async (modules, options = {}, setup = {}) => {
  const { mcp, server } = createServer(setup);
  const registry = await registerTools(server, modules, options);
  const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
  await server.connect(serverSide);
  addTools(mcp, setup.ownTools?.after);
  return connect(registry, clientSide, setup, { mode: "legacy" });
};

/** Connects them through the SDK's own entry, which serves one connection, and speaks 2026-07-28. */
export const connectLatest: ConnectClient = async (modules, options = {}, setup = {}) => {
  const registry = createToolRegistry(options);
  await registry.register(modules);
  const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
  closeLater(serveStdio(() => serve(registry, setup), { transport: serverSide }));
  return connect(registry, clientSide, setup, { mode: { pin: LATEST } });
};

/** Connects them through the SDK's entry for HTTP, which makes a server for each request. */
export const connectRequests: ConnectClient = async (modules, options = {}, setup = {}) => {
  const registry = createToolRegistry(options);
  await registry.register(modules);
  const handler = createMcpHandler(() => serve(registry, setup));
  registry.onListChanged(() => {
    handler.notify.toolsChanged();
  });
  const transport = new StreamableHTTPClientTransport(new URL("http://localhost/mcp"), {
    fetch: (url, init) => handler.fetch(new Request(url, init)),
  });
  const connection = await connect(registry, transport, setup, { mode: { pin: LATEST } });
  closeLater(handler);
  return connection;
};

function serve(registry: ToolRegistry, setup: ConnectionSetup): AnyServer {
  const { mcp, server } = createServer(setup);
  serveRegistry(server, registry);
  addTools(mcp, setup.ownTools?.after);
  return server;
}

function createServer({ ownTools }: ConnectionSetup): { mcp: McpServer; server: AnyServer } {
  const mcp = new McpServer({ name: "test", version: "1.0.0" }, { capabilities: { logging: {} } });
  addTools(mcp, ownTools?.before);
  return { mcp, server: ownTools === undefined ? mcp.server : mcp };
}

function addTools(server: McpServer, names: readonly string[] = []): void {
  for (const name of names) {
    server.registerTool(name, { inputSchema: z.object({ n: z.number() }) }, ({ n }) => ({
      content: [{ type: "text", text: `${name} ${n}` }],
    }));
  }
}

async function connect(
  registry: ToolRegistry,
  transport: Transport,
  { answers }: ConnectionSetup,
  versionNegotiation: ClientOptions["versionNegotiation"],
): ReturnType<ConnectClient> {
  const heard = createHeard();
  const client = new Client(
    { name: "tester", version: "2.0.0" },
    {
      capabilities: declareCapabilities(answers),
      versionNegotiation,
      listChanged: {
        tools: { autoRefresh: false, debounceMs: 0, onChanged: () => heard.listChanges.push(true) },
      },
    },
  );
  answer(client, answers);
  await client.connect(transport);
  closeLater(client);
  hear(client, heard);
  await client.listTools();
  return {
    registry,
    heard,
    async call(name, args, callOptions) {
      // From 2026-07-28 on a client says with each request whether it wants log messages.
      const _meta = { [LOG_LEVEL_META_KEY]: "debug" };
      const result = await client.callTool({ name, arguments: args, _meta }, callOptions);
      return withoutServerInfo(result) as never;
    },
    listTools: async () => (await client.listTools()).tools as never,
  };
}

/** From 2026-07-28 on every result says whose it is; what is asked here is what the tool has sent. */
function withoutServerInfo({ _meta, ...result }: { _meta?: Record<string, unknown> }): object {
  const { [SERVER_INFO_META_KEY]: _info, ...rest } = _meta ?? {};
  return Object.keys(rest).length === 0 ? result : { ...result, _meta: rest };
}

function answer(client: Client, { elicit, sample, listRoots }: ClientAnswers = {}): void {
  if (elicit !== undefined) {
    client.setRequestHandler(
      "elicitation/create",
      ({ params }) => elicit(params as never) as never,
    );
  }
  if (sample !== undefined) {
    client.setRequestHandler("sampling/createMessage", ({ params }) => sample(params) as never);
  }
  if (listRoots !== undefined) {
    client.setRequestHandler("roots/list", () => ({ roots: [...listRoots()] }));
  }
}

function hear(client: Client, { logs, strays, messages }: Heard): void {
  client.setNotificationHandler("notifications/message", ({ params }) => {
    logs.push(params);
  });
  client.onerror = (error) => strays.push(error);
  client.fallbackNotificationHandler = async (notification) => {
    strays.push(notification);
  };
  const receive = client.transport!.onmessage!;
  client.transport!.onmessage = (message, extra) => {
    messages.push(message);
    receive(message, extra);
  };
}
