/** Runs the benchmarks: `npm run bench -- [--quick] [--only <group>] [--rounds <number>]`. */
import { parseArgs } from "node:util";
import { buildTime } from "./groups/build-time.js";
import { bundle } from "./groups/bundle.js";
import { calls } from "./groups/calls.js";
import { coldStart } from "./groups/cold-start.js";
import { emittedSize } from "./groups/emitted-size.js";
import type { Group } from "./groups/group.js";
import { importTime } from "./groups/import-time.js";
import { installedPackages } from "./groups/installed-packages.js";
import { steadyList } from "./groups/steady-list.js";
import { installPackages } from "./packages/install-packages.js";
import { keepSection, readSection } from "./report/keep-section.js";
import type { Section } from "./report/section.js";
import { showGoals, showSection } from "./report/show-section.js";
import { writePage } from "./report/write-page.js";

const GROUPS: readonly Group[] = [
  importTime,
  coldStart,
  steadyList,
  calls,
  bundle,
  buildTime,
  emittedSize,
  installedPackages,
];

/** What `--quick` leaves out: to install takes longer than all else. */
const SLOW = [installedPackages];

const { values } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    only: { type: "string", multiple: true },
    rounds: { type: "string" },
  },
});

const { quick, only } = values;
const rounds = Number(values.rounds ?? (quick ? 2 : 9));
if (!Number.isInteger(rounds) || rounds < 1) throw new Error("--rounds takes a number from 1 on.");
const unknown = only?.find((name) => !GROUPS.some((group) => group.name === name));
if (unknown !== undefined) {
  const names = GROUPS.map(({ name }) => name).join(", ");
  throw new Error(`There is no group "${unknown}". Choose one of: ${names}.`);
}

await installPackages();
const sections: Section[] = [];
for (const group of GROUPS) {
  const isChosen = only?.includes(group.name) ?? !(quick && SLOW.includes(group));
  if (!isChosen) continue;
  const section = await group.run({ quick, rounds });
  sections.push(section);
  if (!quick) keepSection(group.name, section, rounds);
  console.log(`${showSection(section)}\n`);
}
const goals = sections.flatMap((section) => section.goals);
if (goals.length > 0) console.log(`## Goals\n\n${showGoals(goals)}\n`);
if (quick) console.log("The page is written by a run without --quick.");
else await writePage(GROUPS.flatMap(({ name }) => readSection(name) ?? []));
