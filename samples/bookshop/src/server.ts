/**
 * Serves the bookshop over stdio: `node dist/server.js [step]`. Without a step it is the finished catalog.
 */
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { registerTools } from "@toolmeta/runtime/server";
import { loadStep } from "./load-step.js";

const server = new McpServer({ name: "bookshop", version: "0.1.0" });
await registerTools(server, [await loadStep(process.argv[2] ?? "catalog")]);
await server.connect(new StdioServerTransport());
