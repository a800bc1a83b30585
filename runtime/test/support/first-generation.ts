import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import {
  CallToolResultSchema,
  CreateMessageRequestSchema,
  ElicitRequestSchema,
  ListRootsRequestSchema,
  LoggingMessageNotificationSchema,
  ToolListChangedNotificationSchema,
} from "@modelcontextprotocol/sdk/types.js";
import { registerTools } from "@toolmeta/runtime/server";
import { z } from "zod";
import { closeLater, createHeard, declareCapabilities } from "./connection";
import type { ClientAnswers, ConnectClient, Heard } from "./connection";

/** Connects `Server` and `Client` of `@modelcontextprotocol/sdk`. */
export const connectFirst: ConnectClient = async (modules, options = {}, setup = {}) => {
  const { ownTools, answers } = setup;
  const mcp = new McpServer({ name: "test", version: "1.0.0" }, { capabilities: { logging: {} } });
  addTools(mcp, ownTools?.before);
  // Its low-level server alone when there is nothing else on it.
  const server = ownTools === undefined ? mcp.server : mcp;
  const registry = await registerTools(server, modules, options);
  const client = new Client(
    { name: "tester", version: "2.0.0" },
    { capabilities: declareCapabilities(answers) },
  );
  answer(client, answers);
  const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(serverSide), client.connect(clientSide)]);
  closeLater(client);
  const heard = createHeard();
  hear(client, heard);
  addTools(mcp, ownTools?.after);
  await client.listTools();
  return {
    registry,
    heard,
    call: async (name, args, callOptions) =>
      CallToolResultSchema.parse(
        await client.callTool({ name, arguments: args }, undefined, callOptions),
      ) as never,
    listTools: async () => (await client.listTools()).tools,
  };
};

function addTools(server: McpServer, names: readonly string[] = []): void {
  for (const name of names) {
    server.registerTool(name, { inputSchema: { n: z.number() } }, ({ n }) => ({
      content: [{ type: "text", text: `${name} ${n}` }],
    }));
  }
}

function answer(client: Client, { elicit, sample, listRoots }: ClientAnswers = {}): void {
  if (elicit !== undefined) {
    client.setRequestHandler(ElicitRequestSchema, ({ params }) => elicit(params as never) as never);
  }
  if (sample !== undefined) {
    client.setRequestHandler(CreateMessageRequestSchema, ({ params }) => sample(params) as never);
  }
  if (listRoots !== undefined) {
    client.setRequestHandler(ListRootsRequestSchema, () => ({ roots: [...listRoots()] }));
  }
}

function hear(client: Client, { logs, listChanges, strays, messages }: Heard): void {
  client.setNotificationHandler(LoggingMessageNotificationSchema, ({ params }) => {
    logs.push(params);
  });
  client.setNotificationHandler(ToolListChangedNotificationSchema, (notification) => {
    listChanges.push(notification);
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
