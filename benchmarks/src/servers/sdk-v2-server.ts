import { createZodServer } from "./zod-server.js";

/** The SDK's own way in its second generation. */
export const sdkV2Server = createZodServer(
  { id: "sdk-v2", title: "SDK v2 `McpServer` + Zod", mostTools: 1000 },
  {
    register: ({ name, input, output, ...config }) =>
      `server.registerTool("${name}", { ...${JSON.stringify(config)}, inputSchema: z.object(${input}), outputSchema: z.object(${output}) }, async (args) => toCallResult(await handlers.${name}(args)));`,
    writeServer: () => `import { McpServer } from "@modelcontextprotocol/server";
import { StdioServerTransport } from "@modelcontextprotocol/server/stdio";
const server = new McpServer({ name: "bench", version: "1.0.0" });
for (const part of parts) part.register(server);
await server.connect(new StdioServerTransport());`,
  },
);
