import { median } from "simple-statistics";
import { startServer } from "../processes/start-server.js";
import { takeRatio } from "../report/compare.js";
import { judgeRatio } from "../report/judge-ratio.js";
import type { Goal, Section } from "../report/section.js";
import { tabulate } from "../report/tabulate.js";
import { prepareServers } from "../servers/prepare-servers.js";
import type { ReadyServer } from "../servers/prepare-servers.js";
import { sizeOf } from "../servers/server-size.js";
import type { Settings } from "../settings.js";
import { findSamples } from "./find-samples.js";
import type { Group } from "./group.js";
import { runRounds } from "./run-rounds.js";
import type { Figures, Samples } from "./run-rounds.js";

const WARM_UP = 3;
const LISTS = 10;

/** What one `tools/list` costs a server that has been listed before. */
export const steadyList: Group = {
  name: "list",
  async run({ quick, rounds }: Settings): Promise<Section> {
    const tables = [];
    const goals: Goal[] = [];
    for (const tools of quick ? [100] : [10, 100, 1000]) {
      const servers = await prepareServers(sizeOf(tools));
      const samples = await runRounds(servers, rounds, ({ file }) => measureLists(file));
      const columns = [{ figure: "milliseconds", title: "One list (ms)" }];
      tables.push(tabulate(`${tools} tools`, samples, columns));
      if (tools === 1000) goals.push(judge(samples));
    }
    const text =
      `One \`tools/list\` of a running server, from the request to the last byte of the answer: the median of ` +
      `${LISTS} after ${WARM_UP} that are not counted.`;
    return { title: "Listing tools", text, tables, goals };
  },
};

async function measureLists(file: string): Promise<Figures> {
  const server = startServer(file);
  try {
    await server.initialize();
    for (let list = 0; list < WARM_UP; list++) await server.request("tools/list", {});
    const times: number[] = [];
    for (let list = 0; list < LISTS; list++) {
      const from = performance.now();
      const { receivedAt } = await server.request("tools/list", {});
      times.push(receivedAt - from);
    }
    return { milliseconds: median(times) };
  } finally {
    await server.stop();
  }
}

function judge(samples: readonly Samples<ReadyServer>[]): Goal {
  const ratio = takeRatio(
    findSamples(samples, "toolmeta"),
    findSamples(samples, "floor"),
    "milliseconds",
  );
  return judgeRatio("One list of 1,000 tools, of the floor", ratio, { most: 1.1 });
}
