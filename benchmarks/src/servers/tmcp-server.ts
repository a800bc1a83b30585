import { createZodServer } from "./zod-server.js";

/** tmcp, which has a protocol of its own and knows schemas through adapters. */
export const tmcpServer = createZodServer(
  { id: "tmcp", title: "tmcp + Zod", mostTools: 1000 },
  {
    register: ({ name, input, output, ...config }) =>
      `server.tool({ name: "${name}", ...${JSON.stringify(config)}, schema: z.object(${input}), outputSchema: z.object(${output}) }, async (args) => toCallResult(await handlers.${name}(args)));`,
    writeServer: () => `import { McpServer } from "tmcp";
import { ZodJsonSchemaAdapter } from "@tmcp/adapter-zod";
import { StdioTransport } from "@tmcp/transport-stdio";
const server = new McpServer(
  { name: "bench", version: "1.0.0" },
  { adapter: new ZodJsonSchemaAdapter(), capabilities: { tools: {} } },
);
for (const part of parts) part.register(server);
new StdioTransport(server).listen();`,
  },
);
