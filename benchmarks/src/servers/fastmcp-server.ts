import { createZodServer } from "./zod-server.js";

/** fastmcp, which wraps the first generation of the SDK. */
export const fastmcpServer = createZodServer(
  { id: "fastmcp", title: "fastmcp + Zod", mostTools: 1000 },
  {
    register: ({ name, input, output, ...config }) =>
      `server.addTool({ name: "${name}", ...${JSON.stringify(config)}, parameters: z.object(${input}), outputSchema: z.object(${output}), execute: async (args) => toCallResult(await handlers.${name}(args)) });`,
    writeServer: () => `import { FastMCP } from "fastmcp";
const server = new FastMCP({ name: "bench", version: "1.0.0" });
for (const part of parts) part.register(server);
await server.start({ transportType: "stdio" });`,
  },
);
