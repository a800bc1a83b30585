import { importGroups, listParts, RESULT_MODULE, writeHandlers } from "./write-handlers.js";
import type { ServerKind } from "./server-kind.js";
import { writeModule } from "./write-module.js";

/**
 * The floor: the SDK's low-level server with a list that was prepared by hand. It checks nothing, so no server
 * on the same SDK can do less.
 */
export const floorServer: ServerKind = {
  id: "floor",
  title: "SDK v1 `Server`, prepared list, no checks (the floor)",
  mostTools: Infinity,
  async create(groups, out) {
    writeModule(out, "result.js", RESULT_MODULE);
    for (const group of groups) {
      const list = group.tools.map((tool) => `  ${JSON.stringify(tool)},`).join("\n");
      writeModule(
        out,
        `${group.file}.js`,
        writeHandlers(group),
        "export { handlers };",
        `export const tools = [\n${list}\n];`,
      );
    }
    writeModule(
      out,
      "server.js",
      `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { toCallResult } from "./result.js";
${importGroups(groups)}

const parts = [${listParts(groups)}];
const tools = parts.flatMap((part) => part.tools);
const handlers = new Map(parts.flatMap((part) => Object.entries(part.handlers)));
const server = new Server({ name: "bench", version: "1.0.0" }, { capabilities: { tools: {} } });
server.setRequestHandler(ListToolsRequestSchema, () => ({ tools }));
server.setRequestHandler(CallToolRequestSchema, async ({ params }) =>
  toCallResult(await handlers.get(params.name)(params.arguments)),
);
await server.connect(new StdioServerTransport());`,
    );
  },
};
