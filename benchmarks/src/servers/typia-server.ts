import { join } from "node:path";
import { buildProject } from "../processes/build-project.js";
import type { ToolGroup } from "./served-tool.js";
import type { ServerKind } from "./server-kind.js";
import { importGroups, listParts, RESULT_MODULE, writeHandlers } from "./write-handlers.js";
import { writeModule } from "./write-module.js";
import { TypiaWriter } from "./write-typia.js";

const TSCONFIG = {
  compilerOptions: {
    target: "es2022",
    lib: ["es2023"],
    module: "nodenext",
    strict: true,
    skipLibCheck: true,
    types: [],
    rootDir: "src",
    outDir: "dist",
    plugins: [{ transform: "typia/lib/transform" }],
  },
  include: ["src"],
};

const SERVER = `const functions = parts.flatMap((part) => part.application.functions);
const tools = functions.map(({ name, description, parameters, output }) => ({
  name,
  description,
  inputSchema: parameters,
  ...(output !== undefined && { outputSchema: output }),
}));
const known = new Map(functions.map((each) => [each.name, each]));
const handlers = new Map(parts.flatMap((part) => Object.entries(part.handlers)));
const server = new Server({ name: "bench", version: "1.0.0" }, { capabilities: { tools: {} } });
server.setRequestHandler(ListToolsRequestSchema, () => ({ tools }));
server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
  const checked = known.get(params.name).validate(params.arguments);
  if (!checked.success) return toCallResult({ error: JSON.stringify(checked.errors) });
  return toCallResult(await handlers.get(params.name)(checked.data));
});
await server.connect(new StdioServerTransport());`;

/** typia's compiler half, on the SDK's low-level server: schemas and validators are code when it starts. */
export const typiaServer: ServerKind = {
  id: "typia",
  title: "typia on SDK v1 `Server`",
  mostTools: 1000,
  async create(groups, out) {
    writeTypiaSource(groups, out);
    await buildProject(join(out, "tsconfig.json"));
    writeModule(out, "result.js", RESULT_MODULE);
    for (const group of groups) writeModule(out, `${group.file}.js`, writePart(group));
    writeModule(
      out,
      "server.js",
      `import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { toCallResult } from "./result.js";
${importGroups(groups)}
const parts = [${listParts(groups)}];
${SERVER}`,
    );
  },
};

/** Writes the project that typia builds; `plugins: []` in its tsconfig.json builds it without. */
export function writeTypiaSource(groups: readonly ToolGroup[], out: string): void {
  const types = new TypiaWriter();
  for (const { file, className, tools } of groups) {
    writeModule(
      out,
      `src/${file}.ts`,
      `import typia, { tags } from "typia";
import type * as types from "./types.js";
export interface ${className} {
${tools.map((tool) => types.writeMethod(tool)).join("\n")}
}
export const application = typia.llm.application<${className}>();`,
    );
  }
  writeModule(out, "src/types.ts", types.writeInterfaces());
  writeModule(out, "tsconfig.json", JSON.stringify(TSCONFIG, null, 2));
  writeModule(out, "package.json", JSON.stringify({ private: true, type: "module" }));
}

function writePart(group: ToolGroup): string {
  return `export { application } from "./dist/${group.file}.js";
${writeHandlers(group)}
export { handlers };`;
}
