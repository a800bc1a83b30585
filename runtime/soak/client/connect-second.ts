import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { readAnswer } from "./read-answer.js";
import type { SoakClient, Target } from "./soak-client.js";

/** Connects the client of the SDK's second generation, by a revision or as a client of 2025. */
export async function connectSecond(target: Target, revision?: string): Promise<SoakClient> {
  const client = new Client(
    { name: "soak", version: "1.0.0" },
    { versionNegotiation: { mode: revision === undefined ? "legacy" : { pin: revision } } },
  );
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
      return readAnswer(await client.callTool({ name, arguments: { ...args } }, request));
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
