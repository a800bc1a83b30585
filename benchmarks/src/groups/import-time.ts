import { join } from "node:path";
import { SCRATCH } from "../folders.js";
import { runCommand } from "../processes/run-command.js";
import { tabulate } from "../report/tabulate.js";
import type { Section } from "../report/section.js";
import { writeModule } from "../servers/write-module.js";
import type { Group } from "./group.js";
import { runRounds } from "./run-rounds.js";

const FOLDER = join(SCRATCH, "imports");

/** What a server over stdio imports before it has any tool. */
const SUBJECTS = [
  {
    id: "floor",
    title: "SDK v1 `Server` (the floor)",
    modules: [
      "@modelcontextprotocol/sdk/server/index.js",
      "@modelcontextprotocol/sdk/server/stdio.js",
      "@modelcontextprotocol/sdk/types.js",
    ],
  },
  {
    id: "toolmeta",
    title: "Toolmeta on `Server`",
    modules: [
      "@modelcontextprotocol/sdk/server/index.js",
      "@modelcontextprotocol/sdk/server/stdio.js",
      "@toolmeta/runtime",
      "@toolmeta/runtime/server",
    ],
  },
  { id: "runtime", title: "Toolmeta's runtime without an SDK", modules: ["@toolmeta/runtime"] },
  {
    id: "sdk-v1",
    title: "SDK v1 `McpServer` + Zod",
    modules: [
      "@modelcontextprotocol/sdk/server/mcp.js",
      "@modelcontextprotocol/sdk/server/stdio.js",
      "zod",
    ],
  },
  {
    id: "sdk-v2",
    title: "SDK v2 `McpServer` + Zod",
    modules: ["@modelcontextprotocol/server", "@modelcontextprotocol/server/stdio", "zod"],
  },
  { id: "fastmcp", title: "fastmcp + Zod", modules: ["fastmcp", "zod"] },
  {
    id: "tmcp",
    title: "tmcp + Zod",
    modules: ["tmcp", "@tmcp/adapter-zod", "@tmcp/transport-stdio", "zod"],
  },
] as const;

/** How long a process takes to import what a server needs. */
export const importTime: Group = {
  name: "import",
  async run({ rounds }): Promise<Section> {
    for (const { id, modules } of SUBJECTS) {
      const imports = modules.map((name) => `await import("${name}");`);
      const report = "process.stdout.write(String(performance.now() - from));process.exit();";
      writeModule(FOLDER, `${id}.mjs`, "const from = performance.now();", ...imports, report);
    }
    const samples = await runRounds(SUBJECTS, rounds, async ({ id }) => ({
      milliseconds: Number(await runCommand(FOLDER, process.execPath, join(FOLDER, `${id}.mjs`))),
    }));
    return {
      title: "Import",
      text: "What a server over stdio imports before it has any tool, in a new process.",
      tables: [tabulate("Import", samples, [{ figure: "milliseconds", title: "Import (ms)" }])],
      goals: [],
    };
  },
};
