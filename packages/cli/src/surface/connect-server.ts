import type { CallToolResult, ToolDefinition } from "@toolmeta/runtime";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { UsageError } from "../command-line/usage-error.js";
import type { Surface } from "./surface.js";

/**
 * Starts a server and speaks to it over stdio. What it writes to its standard error output is shown.
 *
 * @throws UsageError when it does not start, or offers no list of tools.
 */
export async function connectServer(command: string, args: readonly string[]): Promise<Surface> {
  const origin = [command, ...args].join(" ");
  const client = new Client({ name: "toolmeta", version: "0.1.0" });
  const transport = new StdioClientTransport({ command, args: [...args], stderr: "inherit" });
  try {
    await client.connect(transport);
    return {
      origin,
      tools: await listAll(client),
      call: (name, given) => callTool(client, name, given),
      close: () => client.close(),
    };
  } catch (error) {
    await client.close().catch(() => undefined);
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`The server "${origin}" lists no tools: ${reason}`, { cause: error });
  }
}

async function listAll(client: Client): Promise<readonly ToolDefinition[]> {
  const tools: ToolDefinition[] = [];
  let cursor: string | undefined;
  do {
    const page = await client.listTools(cursor === undefined ? {} : { cursor });
    const offered: readonly unknown[] = page.tools;
    tools.push(...offered.filter(isToolDefinition));
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  return tools;
}

async function callTool(client: Client, name: string, args: unknown): Promise<CallToolResult> {
  try {
    const result: unknown = await client.callTool({ name, arguments: asRecord(args) });
    if (isCallToolResult(result)) return result;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`The server refused the call of ${name}: ${reason}`, { cause: error });
  }
  throw new UsageError(
    `The server answered the call of ${name} with something else than a result.`,
  );
}

function asRecord(args: unknown): Record<string, unknown> {
  return typeof args === "object" && args !== null ? { ...args } : {};
}

/** The client has checked the list against the protocol; what it leaves open is the schemas' keywords. */
function isToolDefinition(tool: unknown): tool is ToolDefinition {
  return typeof tool === "object" && tool !== null && "inputSchema" in tool;
}

function isCallToolResult(value: unknown): value is CallToolResult {
  return (
    typeof value === "object" && value !== null && Array.isArray(Reflect.get(value, "content"))
  );
}
