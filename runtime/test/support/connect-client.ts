import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import type { ClientOptions } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { CallToolResultSchema } from "@modelcontextprotocol/sdk/types.js";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { RegistryOptions, ToolModules, ToolRegistry } from "@toolmeta/runtime";
import type { AnyServer } from "@toolmeta/runtime/server";
import { registerTools } from "@toolmeta/runtime/server";

/** A server of our tools, and a client that is connected to it. */
export interface Connection {
  readonly client: Client;
  readonly registry: ToolRegistry;
  /** Calls a tool after the list was read, as a strict client does. */
  call(name: string, args?: Record<string, unknown>): Promise<CallToolResult>;
}

const open: Client[] = [];

export async function connectClient(
  modules: ToolModules,
  options: RegistryOptions = {},
  server: AnyServer = new McpServer(
    { name: "test", version: "1.0.0" },
    { capabilities: { logging: {} } },
  ).server,
  clientOptions: ClientOptions = {},
  prepare: (client: Client) => void = () => undefined,
): Promise<Connection> {
  const registry = await registerTools(server, modules, options);
  const client = new Client({ name: "tester", version: "2.0.0" }, clientOptions);
  prepare(client);
  const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(serverSide), client.connect(clientSide)]);
  open.push(client);
  await client.listTools();
  return {
    client,
    registry,
    call: async (name, args) =>
      CallToolResultSchema.parse(await client.callTool({ name, arguments: args })),
  };
}

/** The text of a result of one block. */
export function textOf(result: CallToolResult): string {
  const [block] = result.content;
  return block?.type === "text" ? block.text : "";
}

export async function closeClients(): Promise<void> {
  await Promise.all(open.splice(0).map((client) => client.close()));
}
