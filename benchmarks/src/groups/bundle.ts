import { execFileSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { REPOSITORY, SCRATCH } from "../folders.js";
import { runCommand } from "../processes/run-command.js";
import { takeRatio } from "../report/compare.js";
import { judgeRatio } from "../report/judge-ratio.js";
import type { Section } from "../report/section.js";
import { tabulate } from "../report/tabulate.js";
import { prepareServers } from "../servers/prepare-servers.js";
import { BOOKSHOP, sizeOf } from "../servers/server-size.js";
import { writeModule } from "../servers/write-module.js";
import { measureStart } from "./cold-start.js";
import { findSamples } from "./find-samples.js";
import type { Group } from "./group.js";
import { runRounds } from "./run-rounds.js";

const SAMPLE = join(REPOSITORY, "samples/bookshop");
const FOLDER = join(SCRATCH, "bundle");

const COLUMNS = [
  { figure: "milliseconds", title: "Spawn → first list (ms)" },
  { figure: "processor", title: "Processor time (ms)" },
  { figure: "megabytes", title: "Memory then (MB)" },
] as const;

/** How fast a server starts that is one file. */
export const bundle: Group = {
  name: "bundle",
  async run({ quick, rounds }): Promise<Section> {
    await runCommand(SAMPLE, "npm", "run", "--silent", "bundle");
    rmSync(FOLDER, { recursive: true, force: true });
    cpSync(join(SAMPLE, "dist/bundle"), FOLDER, { recursive: true });
    writeModule(FOLDER, "package.json", '{ "type": "module" }');
    // The cache is written when a process ends well, which those that are measured do not.
    execFileSync(process.execPath, [join(FOLDER, "start.js")], { input: "" });
    const subjects = await listSubjects(quick);
    const samples = await runRounds(subjects, rounds, ({ file }) => measureStart(file));
    const ratio = takeRatio(
      findSamples(samples, "toolmeta"),
      findSamples(samples, "floor"),
      "milliseconds",
    );
    return {
      title: "One file",
      text:
        "The bookshop sample put into one file by its `npm run bundle`, beside servers whose packages lie in " +
        "`node_modules`. `start.js` switches on Node's compile cache, which is there from Node 22 on.",
      tables: [tabulate("Bookshop in one file", samples, COLUMNS)],
      goals: [judgeRatio("Bookshop in one file, of the unbundled floor", ratio, { most: 0.65 })],
    };
  },
};

async function listSubjects(
  quick: boolean,
): Promise<readonly { id: string; title: string; file: string }[]> {
  const shop = await prepareServers(BOOKSHOP);
  const single = quick ? [] : await prepareServers(sizeOf(1));
  const hello = single.filter(({ id }) => id === "sdk-v1");
  return [
    ...shop.filter(({ id }) => id === "floor"),
    { id: "toolmeta", title: "Toolmeta, one file", file: join(FOLDER, "server.js") },
    { id: "cached", title: "Toolmeta, one file, `start.js`", file: join(FOLDER, "start.js") },
    ...hello.map(({ id, file }) => ({ id, file, title: "SDK v1 `McpServer` + Zod, one tool" })),
    ...shop
      .filter(({ id }) => id === "toolmeta")
      .map(({ file }) => ({ id: "unbundled", title: "Toolmeta, from `node_modules`", file })),
  ];
}
