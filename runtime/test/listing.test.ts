import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { toolMeta } from "@toolmeta/runtime";
import { z } from "zod";
import { compiledTool } from "./support/compiled-tool";
import { closeClients, connectClient, textOf } from "./support/connect-client";

class Files {
  @toolMeta(
    {
      title: "List files",
      tags: ["local", "files"],
      checkPaths: ["path"],
      meta: { owner: "docs" },
      readOnly: true,
    },
    compiledTool({ description: "List files.", properties: { path: { type: "string" } } }),
  )
  listFiles(path: string): string {
    return path;
  }

  @toolMeta({ description: "Said here.", destructive: false }, compiledTool())
  plain(): string {
    return "plain";
  }
}

afterAll(closeClients);

describe("tools/list", () => {
  test("says what was declared and nothing else", async () => {
    const { client } = await connectClient(Files);
    const { tools } = await client.listTools();
    expect(tools).toEqual([
      {
        name: "listFiles",
        title: "List files",
        description: "List files.",
        inputSchema: {
          type: "object",
          properties: { path: { type: "string" } },
          additionalProperties: false,
        },
        annotations: { readOnlyHint: true },
        _meta: { owner: "docs", tags: ["local", "files"], checkPaths: ["path"] },
      },
      {
        name: "plain",
        description: "Said here.",
        inputSchema: { type: "object", properties: {}, additionalProperties: false },
        annotations: { destructiveHint: false },
      },
    ]);
  });
});

describe("an McpServer with tools of its own", () => {
  function createServer(): McpServer {
    const server = new McpServer({ name: "mixed", version: "1.0.0" });
    server.registerTool("zodBefore", { inputSchema: { n: z.number() } }, ({ n }) => ({
      content: [{ type: "text", text: `before ${n}` }],
    }));
    return server;
  }

  test("keeps those that were registered before and after ours", async () => {
    const server = createServer();
    const { client, call } = await connectClient(Files, {}, server);
    server.registerTool("zodAfter", {}, () => ({ content: [{ type: "text", text: "after" }] }));
    const { tools } = await client.listTools();
    expect(tools.map((tool) => tool.name).sort()).toEqual([
      "listFiles",
      "plain",
      "zodAfter",
      "zodBefore",
    ]);
    expect(textOf(await call("zodBefore", { n: 1 }))).toBe("before 1");
    expect(textOf(await call("zodAfter"))).toBe("after");
    expect(textOf(await call("plain"))).toBe("plain");
  });
});
