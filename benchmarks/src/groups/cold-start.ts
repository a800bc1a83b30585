import { startServer } from "../processes/start-server.js";
import { takeMedian, takeRatio } from "../report/compare.js";
import { judgeRatio } from "../report/judge-ratio.js";
import type { Goal, Section } from "../report/section.js";
import { tabulate } from "../report/tabulate.js";
import { prepareServers } from "../servers/prepare-servers.js";
import type { ReadyServer } from "../servers/prepare-servers.js";
import { BOOKSHOP, sizeOf } from "../servers/server-size.js";
import type { ServerSize } from "../servers/server-size.js";
import type { Settings } from "../settings.js";
import { findSamples } from "./find-samples.js";
import type { Group } from "./group.js";
import { growTable } from "./grow-table.js";
import { runRounds } from "./run-rounds.js";
import type { Figures, Samples } from "./run-rounds.js";

const SIZES = [BOOKSHOP, ...[1, 10, 100, 1000, 10_000].map(sizeOf)];
const QUICK_SIZES = [BOOKSHOP, sizeOf(100)];

const COLUMNS = [
  { figure: "milliseconds", title: "Spawn → first list (ms)" },
  { figure: "processor", title: "Processor time (ms)" },
  { figure: "megabytes", title: "Memory then (MB)" },
] as const;

type SizedSamples = ReadonlyMap<ServerSize, readonly Samples<ReadyServer>[]>;

/** From the start of a process to its answer to the first `tools/list`, and its memory then. */
export const coldStart: Group = {
  name: "cold-start",
  async run(settings): Promise<Section> {
    const measured = await measureSizes(settings);
    const tables = [...measured].map(([size, samples]) =>
      tabulate(describeSize(size), samples, COLUMNS),
    );
    return {
      title: "Cold start",
      text:
        "From the start of a server's process to the last byte of its answer to the first `tools/list` over " +
        "stdio, and its resident memory at that moment.",
      tables: [...tables, growTable("How the cold start grows (ms)", measured, "milliseconds")],
      goals: judge(measured),
    };
  },
};

async function measureSizes({ quick, rounds }: Settings): Promise<SizedSamples> {
  const measured = new Map<ServerSize, readonly Samples<ReadyServer>[]>();
  for (const size of quick ? QUICK_SIZES : SIZES) {
    const servers = await prepareServers(size);
    measured.set(size, await runRounds(servers, rounds, ({ file }) => measureStart(file)));
  }
  return measured;
}

/** Starts a server, asks for its tools and ends it. */
export async function measureStart(file: string, flags: readonly string[] = []): Promise<Figures> {
  const from = performance.now();
  const server = startServer(file, flags);
  try {
    await server.initialize();
    const { receivedAt } = await server.request("tools/list", {});
    const { memory, ctime } = await server.readUsage();
    return { milliseconds: receivedAt - from, processor: ctime, megabytes: memory / 2 ** 20 };
  } finally {
    await server.stop();
  }
}

function describeSize(size: ServerSize): string {
  if (size === BOOKSHOP) return "Bookshop, 6 tools";
  return size.tools === 1 ? "1 tool" : `${size.name} tools`;
}

function judge(measured: SizedSamples): readonly Goal[] {
  const goals: Goal[] = [];
  const thousand = bySize(measured, 1000);
  const most = bySize(measured, 10_000);
  if (thousand !== undefined) goals.push(...judgeThousand(thousand));
  if (thousand !== undefined && most !== undefined) {
    const growth =
      takeMedian(findSamples(most, "toolmeta"), "milliseconds") /
      takeMedian(findSamples(thousand, "toolmeta"), "milliseconds");
    goals.push(judgeRatio("Cold start, 10,000 tools, of 1,000 tools", growth, { most: 10 }));
  }
  return goals;
}

function bySize(
  measured: SizedSamples,
  tools: number,
): readonly Samples<ReadyServer>[] | undefined {
  return [...measured].find(([size]) => size.tools === tools)?.[1];
}

function judgeThousand(samples: readonly Samples<ReadyServer>[]): readonly Goal[] {
  const own = findSamples(samples, "toolmeta");
  const floor = findSamples(samples, "floor");
  const peer = findSamples(samples, "sdk-v1");
  return [
    judgeRatio("Cold start, 1,000 tools, of the floor", takeRatio(own, floor, "milliseconds"), {
      most: 1.1,
    }),
    judgeRatio(
      "Cold start, 1,000 tools: SDK v1 `McpServer` + Zod, of Toolmeta",
      takeRatio(peer, own, "milliseconds"),
      { least: 1.8 },
    ),
    judgeRatio("Memory then, 1,000 tools, of the floor", takeRatio(own, floor, "megabytes"), {
      most: 1.15,
    }),
  ];
}
