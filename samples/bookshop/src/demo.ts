/**
 * Starts the bookshop server, asks it for its tools, calls one twice (the second time with an argument
 * out of bounds) and prints what a client receives.
 */
import { fileURLToPath } from "node:url";
import { inspect } from "node:util";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";

function show(heading: string, value: unknown): void {
  console.log(`\n=== ${heading}\n`);
  console.log(inspect(value, { depth: null, breakLength: 110, compact: 5 }));
}

const server = fileURLToPath(new URL("server.js", import.meta.url));
const client = new Client({ name: "demo", version: "0.1.0" });
await client.connect(new StdioClientTransport({ command: process.execPath, args: [server] }));
try {
  const { tools } = await client.listTools();
  for (const tool of tools) show(`tools/list: ${tool.name}`, tool);
  for (const call of [
    { name: "searchBooks", arguments: { query: "dune", limit: 2 } },
    { name: "searchBooks", arguments: { query: "dune", limit: 500 } },
  ]) {
    show(`tools/call: ${call.name} ${JSON.stringify(call.arguments)}`, await client.callTool(call));
  }
} finally {
  await client.close();
}
