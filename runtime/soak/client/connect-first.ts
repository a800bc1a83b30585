import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { readAnswer } from "./read-answer.js";
import type { SoakClient, Target } from "./soak-client.js";

/** Connects the client of the SDK's first generation. */
export async function connectFirst(target: Target): Promise<SoakClient> {
  const client = new Client({ name: "soak", version: "1.0.0" });
  const complaints: string[] = [];
  client.onerror = (error) => complaints.push(error.message);
  const transport = openTransport(target);
  await client.connect(transport);
  // Results are checked against the output schemas of this list.
  await client.listTools();
  return {
    complaints,
    async call(name, args, options) {
      const request = options && { signal: options.signal, onprogress: options.onBegin };
      return readAnswer(
        await client.callTool({ name, arguments: { ...args } }, undefined, request),
      );
    },
    async close() {
      if (transport instanceof StreamableHTTPClientTransport && transport.sessionId !== undefined) {
        await transport.terminateSession();
      }
      await client.close();
    },
  };
}

function openTransport(target: Target): StdioClientTransport | StreamableHTTPClientTransport {
  if ("url" in target) return new StreamableHTTPClientTransport(target.url);
  const { command, args, onError } = target;
  const transport = new StdioClientTransport({ command, args: [...args], stderr: "pipe" });
  transport.stderr?.on("data", (chunk) => {
    onError(String(chunk));
  });
  return transport;
}
