/**
 * Serves the file tools over stdio: `node dist/server.js [directory …]`. The tools may look into these
 * directories and no others; without any it is the working directory.
 */
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { registerTools } from "@toolmeta/runtime/server";
import * as fileTools from "./file-tools.js";

async function main(directories: readonly string[]): Promise<void> {
  const server = new McpServer({ name: "files", version: "0.1.0" });
  await registerTools(server, [fileTools], {
    roots: directories.length > 0 ? directories : ["."],
  });
  await server.connect(new StdioServerTransport());
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
