import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { SCRATCH } from "../folders.js";
import { generateSource } from "../generate-source.js";
import { buildProject } from "../processes/build-project.js";
import type { Goal, Section } from "../report/section.js";
import { showNumber } from "../report/show-number.js";
import { prepareServers } from "../servers/prepare-servers.js";
import { filesOf, sizeOf } from "../servers/server-size.js";
import type { ServerSize } from "../servers/server-size.js";
import type { Group } from "./group.js";

/** Bytes of JavaScript for each tool of a server of 200. */
const MOST_BYTES = 1500;
const JUDGED = 200;

/** Where the code of a server's tools lies, which is what grows with their number. */
const SUBJECTS = [
  { title: "Prepared list", locate: ({ name }) => join(SCRATCH, "servers", name, "floor") },
  { title: "Toolmeta", locate: locateOwn },
  { title: "The same classes compiled without it", locate: locatePlain },
  { title: "Zod, written by hand", locate: ({ name }) => join(SCRATCH, "servers", name, "sdk-v1") },
  { title: "typia", locate: ({ name }) => join(SCRATCH, "servers", name, "typia/dist") },
] as const satisfies readonly { title: string; locate: (size: ServerSize) => string }[];

/** How much JavaScript a tool becomes. */
export const emittedSize: Group = {
  name: "size",
  async run({ quick }): Promise<Section> {
    const sizes = (quick ? [100] : [10, JUDGED, 1000]).map(sizeOf);
    for (const size of sizes) {
      await prepareServers(size);
      await buildPlain(size);
    }
    const rows = SUBJECTS.map(({ title, locate }) => [
      title,
      ...sizes.flatMap((size) => {
        const { bytes, packed } = measureFolder(locate(size));
        return [showNumber(bytes / size.tools), showNumber(packed / size.tools)];
      }),
    ]);
    const heading = sizes.flatMap(({ name }) => [`${name} tools`, "gzipped"]);
    return {
      title: "Emitted JavaScript",
      text:
        "Bytes of JavaScript for each tool: schemas, and the methods with their class, which a compiler also " +
        "emits without Toolmeta. typia's are schemas and validators without the methods.",
      tables: [{ title: "Bytes per tool", rows: [["Tools", ...heading], ...rows] }],
      goals: quick ? [] : judge(),
    };
  },
};

function locateOwn({ name }: ServerSize): string {
  return join(SCRATCH, "servers", name, "toolmeta/dist");
}

function locatePlain({ name }: ServerSize): string {
  return join(SCRATCH, "plain", name, "dist");
}

async function buildPlain(size: ServerSize): Promise<void> {
  const out = join(SCRATCH, "plain", size.name);
  generateSource({ tools: size.tools, files: filesOf(size), out, plugin: null });
  await buildProject(join(out, "tsconfig.json"));
}

function judge(): readonly Goal[] {
  const size = sizeOf(JUDGED);
  const whole = measureFolder(locateOwn(size)).bytes / JUDGED;
  const plain = measureFolder(locatePlain(size)).bytes / JUDGED;
  const what = `Emitted JavaScript per tool, ${JUDGED} tools`;
  return [
    judgeBytes(`${what}, with its method and class`, whole),
    judgeBytes(`${what}: what Toolmeta adds`, whole - plain),
  ];
}

function judgeBytes(what: string, average: number): Goal {
  return {
    what,
    goal: `at most ${showNumber(MOST_BYTES)} bytes`,
    measured: `${showNumber(average)} bytes`,
    isMet: average <= MOST_BYTES,
  };
}

function measureFolder(folder: string): { readonly bytes: number; readonly packed: number } {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith(".js") && !file.startsWith("server"))
    .map((file) => join(folder, file));
  const sum = (measure: (file: string) => number): number =>
    files.reduce((total, file) => total + measure(file), 0);
  return {
    bytes: sum((file) => statSync(file).size),
    packed: sum((file) => gzipSync(readFileSync(file)).length),
  };
}
