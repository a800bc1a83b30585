/** Serves the file tools over stdio: `node dist/server.js`. */
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { registerTools } from "@toolmeta/runtime/server";
import * as fileTools from "./file-tools.js";

async function main(): Promise<void> {
  const server = new McpServer({ name: "files", version: "0.1.0" });
  await registerTools(server, [fileTools]);
  await server.connect(new StdioServerTransport());
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
