import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { createToolRegistry, toolMeta } from "@toolmeta/runtime";
import { serveHttp } from "@toolmeta/runtime/server-v2";
import { compiledTool } from "../support/compiled-tool";
import { sendHttp } from "../support/send-http";

const REVISION = "2026-07-28";
const properties = { region: { type: "string" as const, "x-mcp-header": "Region" } };
const inputSchema = { type: "object" as const, properties };

class QueryTools {
  @toolMeta({ inputSchema }, compiledTool({ properties }))
  query(region = "anywhere"): { region: string } {
    return { region };
  }
}

let server: Awaited<ReturnType<typeof serveHttp>>;

beforeAll(async () => {
  const registry = createToolRegistry();
  await registry.register(QueryTools);
  const info = { name: "queries", version: "1.0.0" };
  server = await serveHttp(registry, info, { port: 0, signals: false });
});

afterAll(() => server.close());

it("takes the headers that a client makes of arguments", async () => {
  const client = new Client(
    { name: "modern", version: "1.0.0" },
    { versionNegotiation: { mode: { pin: REVISION } } },
  );
  const sent: (string | null)[] = [];
  const transport = new StreamableHTTPClientTransport(server.url, {
    fetch: (url, init) => {
      sent.push(new Headers(init?.headers).get("mcp-param-region"));
      return fetch(url, init);
    },
  });
  await client.connect(transport);
  await client.listTools();
  const result = await client.callTool({ name: "query", arguments: { region: "north" } });
  expect(result.structuredContent).toEqual({ region: "north" });
  expect(sent.at(-1)).toBe("north");
  await client.close();
});

it.each([
  ["another region", { "mcp-param-region": "south" }],
  ["none", {}],
])("refuses a call whose header names %s", async (_case, headers) => {
  const call = {
    jsonrpc: "2.0",
    id: 1,
    method: "tools/call",
    params: {
      name: "query",
      arguments: { region: "north" },
      _meta: {
        "io.modelcontextprotocol/protocolVersion": REVISION,
        "io.modelcontextprotocol/clientCapabilities": {},
      },
    },
  };
  const answer = await sendHttp(server.url, JSON.stringify(call), {
    "mcp-protocol-version": REVISION,
    "mcp-method": "tools/call",
    "mcp-name": "query",
    ...headers,
  });
  expect(answer.status).toBe(400);
  expect(JSON.parse(answer.body)).toMatchObject({ id: 1, error: { code: -32020 } });
});
