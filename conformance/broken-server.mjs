/**
 * A server whose tool list the inspector has to refuse: a proof that its check can fail.
 */
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

const server = new Server({ name: "broken", version: "0.1.0" }, { capabilities: { tools: {} } });
server.setRequestHandler(ListToolsRequestSchema, () => ({
  // A boolean for a schema, which is legal, and which some clients refuse.
  tools: [{ name: "broken", inputSchema: { type: "object", properties: { book: true } } }],
}));
await server.connect(new StdioServerTransport());
