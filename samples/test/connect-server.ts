import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";

/** Starts a built server as a process of its own and connects to it over stdio. Close the client to end it. */
export async function connectServer(file: string, ...args: string[]): Promise<Client> {
  const client = new Client({ name: "test", version: "0.0.0" });
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [file, ...args] }),
  );
  return client;
}
