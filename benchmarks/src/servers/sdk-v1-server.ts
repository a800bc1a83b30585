import { createZodServer } from "./zod-server.js";

/** The SDK's own way in its first generation. */
export const sdkV1Server = createZodServer(
  { id: "sdk-v1", title: "SDK v1 `McpServer` + Zod", mostTools: Infinity },
  {
    register: ({ name, input, output, ...config }) =>
      `server.registerTool("${name}", { ...${JSON.stringify(config)}, inputSchema: ${input}, outputSchema: ${output} }, async (args) => toCallResult(await handlers.${name}(args)));`,
    writeServer: () => `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
const server = new McpServer({ name: "bench", version: "1.0.0" });
for (const part of parts) part.register(server);
await server.connect(new StdioServerTransport());`,
  },
);
