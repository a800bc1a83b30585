import { appendFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { SCRATCH } from "../folders.js";
import { generateSource } from "../generate-source.js";
import { TSPC } from "../processes/build-project.js";
import { measureScript } from "../processes/measure-command.js";
import { takeMedian, takeRatio } from "../report/compare.js";
import { judgeRatio } from "../report/judge-ratio.js";
import type { Goal, Section, Table } from "../report/section.js";
import { showNumber, showRatio } from "../report/show-number.js";
import type { Settings } from "../settings.js";
import { findSamples } from "./find-samples.js";
import type { Group } from "./group.js";
import { runRounds } from "./run-rounds.js";
import type { Figures, Samples } from "./run-rounds.js";

const SIZES = [
  { tools: 10, files: 1 },
  { tools: 100, files: 10 },
  { tools: 1000, files: 100 },
  { tools: 5000, files: 500 },
] as const;

const SUBJECTS = [
  { id: "plain", title: "`tspc` without a plugin", plugin: null },
  { id: "toolmeta", title: "`tspc` with Toolmeta", plugin: undefined },
] as const;

type Subject = (typeof SUBJECTS)[number];
type Size = (typeof SIZES)[number];
type SizedSamples = ReadonlyMap<Size, readonly Samples<Subject>[]>;

const HEADING = [
  "Tools",
  "Files",
  "without (ms)",
  "with (ms)",
  "ratio",
  "processor time",
  "without (MB)",
  "with (MB)",
  "again, without (ms)",
  "again, with (ms)",
  "again, ratio",
];

/** What the transformer adds to a build, and to one after a single change. */
export const buildTime: Group = {
  name: "build",
  async run(settings): Promise<Section> {
    const measured = await measureSizes(settings);
    const table: Table = {
      title: "Building",
      rows: [HEADING, ...[...measured].map(([size, samples]) => toRow(size, samples))],
    };
    return {
      title: "Building",
      text:
        "`tspc` with Toolmeta's transformer beside the same `tspc` without any plugin, over classes whose tools " +
        "share types. First from nothing; then again with `incremental`, after the comment of one tool in one " +
        "file was changed. Memory is the most that the process had. 5,000 tools are built in three rounds only.",
      tables: [table],
      goals: judge(measured),
    };
  },
};

async function measureSizes({ quick, rounds }: Settings): Promise<SizedSamples> {
  const measured = new Map<Size, readonly Samples<Subject>[]>();
  for (const size of quick ? SIZES.slice(1, 2) : SIZES) {
    // The largest takes minutes, and noise is small beside it.
    const most = quick ? 1 : size.tools > 1000 ? 3 : rounds;
    const times = Math.min(rounds, most);
    measured.set(size, await runRounds(SUBJECTS, times, (subject) => measureBuild(subject, size)));
  }
  return measured;
}

async function measureBuild({ id, plugin }: Subject, size: Size): Promise<Figures> {
  const out = join(SCRATCH, "builds", `${id}-${size.tools}`);
  const compilerOptions = { incremental: true, tsBuildInfoFile: "dist/build.tsbuildinfo" };
  generateSource({ ...size, out, compilerOptions, ...(plugin === null && { plugin }) });
  const config = join(out, "tsconfig.json");
  const build = (): ReturnType<typeof measureScript> => measureScript(TSPC, "-p", config);
  rmSync(join(out, "dist"), { recursive: true, force: true });
  const first = await build();
  appendFileSync(
    join(out, "src/tools-0001.ts"),
    "// A change that every compiler has to look at.\n",
  );
  const again = await build();
  return {
    first: first.milliseconds,
    processor: first.processor,
    megabytes: first.megabytes,
    again: again.milliseconds,
  };
}

function toRow({ tools, files }: Size, samples: readonly Samples<Subject>[]): readonly string[] {
  const plain = findSamples(samples, "plain");
  const own = findSamples(samples, "toolmeta");
  return [
    String(tools),
    String(files),
    showNumber(takeMedian(plain, "first")),
    showNumber(takeMedian(own, "first")),
    showRatio(takeRatio(own, plain, "first")),
    showRatio(takeRatio(own, plain, "processor")),
    showNumber(takeMedian(plain, "megabytes")),
    showNumber(takeMedian(own, "megabytes")),
    showNumber(takeMedian(plain, "again")),
    showNumber(takeMedian(own, "again")),
    showRatio(takeRatio(own, plain, "again")),
  ];
}

function judge(measured: SizedSamples): readonly Goal[] {
  const bySize = new Map([...measured].map(([{ tools }, samples]) => [tools, samples]));
  const thousand = bySize.get(1000);
  const most = bySize.get(5000);
  if (thousand === undefined || most === undefined) return [];
  const own = findSamples(thousand, "toolmeta");
  const growth = takeMedian(findSamples(most, "toolmeta"), "first") / takeMedian(own, "first");
  return [
    judgeRatio(
      "Build of 1,000 tools in 100 files, of `tspc` without a plugin",
      takeRatio(own, findSamples(thousand, "plain"), "first"),
      { most: 1.1 },
    ),
    judgeRatio("Build of 5,000 tools, of 1,000 tools", growth, { most: 5 }),
  ];
}
