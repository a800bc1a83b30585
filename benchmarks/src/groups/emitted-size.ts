import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { SCRATCH } from "../folders.js";
import type { Section } from "../report/section.js";
import { showNumber } from "../report/show-number.js";
import { prepareServers } from "../servers/prepare-servers.js";
import { sizeOf } from "../servers/server-size.js";
import type { Group } from "./group.js";

/** Bytes of JavaScript for each tool of a server of 200. */
const MOST_BYTES = 1500;
const JUDGED = 200;

/** Where the code of a server's tools lies, which is what grows with their number. */
const SUBJECTS = [
  { id: "floor", title: "Prepared list", folder: "" },
  { id: "toolmeta", title: "Toolmeta", folder: "dist" },
  { id: "sdk-v1", title: "Zod, written by hand", folder: "" },
  { id: "typia", title: "typia", folder: "dist" },
] as const;

/** How much JavaScript a tool becomes. */
export const emittedSize: Group = {
  name: "size",
  async run({ quick }): Promise<Section> {
    const sizes = (quick ? [100] : [10, JUDGED, 1000]).map(sizeOf);
    for (const size of sizes) await prepareServers(size);
    const rows = SUBJECTS.map(({ id, title, folder }) => [
      title,
      ...sizes.flatMap(({ name, tools }) => {
        const { bytes, packed } = measureFolder(join(SCRATCH, "servers", name, id, folder));
        return [showNumber(bytes / tools), showNumber(packed / tools)];
      }),
    ]);
    const heading = sizes.flatMap(({ name }) => [`${name} tools`, "gzipped"]);
    const own = join(SCRATCH, "servers", String(JUDGED), "toolmeta/dist");
    const average = quick ? NaN : measureFolder(own).bytes / JUDGED;
    return {
      title: "Emitted JavaScript",
      text:
        "Bytes of JavaScript for each tool: schemas, and the methods with their class. typia's are schemas and " +
        "validators without the methods.",
      tables: [{ title: "Bytes per tool", rows: [["Tools", ...heading], ...rows] }],
      goals: quick
        ? []
        : [
            {
              what: `Emitted JavaScript per tool, ${JUDGED} tools`,
              goal: `at most ${showNumber(MOST_BYTES)} bytes`,
              measured: `${showNumber(average)} bytes`,
              isMet: average <= MOST_BYTES,
            },
          ],
    };
  },
};

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
