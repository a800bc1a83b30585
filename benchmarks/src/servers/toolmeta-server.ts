import { join } from "node:path";
import { buildProject } from "../processes/build-project.js";
import { writeModule } from "./write-module.js";

/** How Toolmeta's tools are put on a server of the SDK. */
const ENTRIES = {
  "server.js": `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { registerTools } from "@toolmeta/runtime/server";
import * as tools from "./dist/all-tools.js";
const server = new Server({ name: "bench", version: "1.0.0" });
await registerTools(server, [tools]);
await server.connect(new StdioServerTransport());`,
  "server-mcp.js": `import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { registerTools } from "@toolmeta/runtime/server";
import * as tools from "./dist/all-tools.js";
const server = new McpServer({ name: "bench", version: "1.0.0" });
await registerTools(server, [tools]);
await server.connect(new StdioServerTransport());`,
} as const;

/** The same tools on either server of the SDK. */
export const TOOLMETA = { id: "toolmeta", title: "Toolmeta on `Server`", entry: "server.js" };
export const TOOLMETA_MCP = {
  id: "toolmeta-mcp",
  title: "Toolmeta on `McpServer`",
  entry: "server-mcp.js",
};

/** Builds the source in a folder as its author would, and writes the servers beside it. */
export async function createToolmetaServer(out: string): Promise<void> {
  await buildProject(join(out, "tsconfig.json"));
  for (const [file, code] of Object.entries(ENTRIES)) writeModule(out, file, code);
}
