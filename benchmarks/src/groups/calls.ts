import { startServer } from "../processes/start-server.js";
import type { ServerProcess } from "../processes/start-server.js";
import { takeRatio } from "../report/compare.js";
import { judgeRatio } from "../report/judge-ratio.js";
import type { Goal, Section } from "../report/section.js";
import { tabulate } from "../report/tabulate.js";
import { prepareServers } from "../servers/prepare-servers.js";
import type { ReadyServer } from "../servers/prepare-servers.js";
import { sizeOf } from "../servers/server-size.js";
import type { Settings } from "../settings.js";
import type { Group } from "./group.js";
import { runRounds } from "./run-rounds.js";
import type { Figures, Samples } from "./run-rounds.js";
import { findSamples } from "./find-samples.js";

const AT_ONCE = 32;

const DRAFT = {
  name: "Spring catalogue",
  status: "open",
  priority: "high",
  owner: { name: "Ada Brook", email: "ada@example.com", languages: ["en", "de"] },
  cost: { amount: 120.5, currency: "EUR" },
  valid: { from: "2025-01-01", to: "2025-12-31" },
  delivery: { street: "Harbour Road 1", city: "Bremen", code: "28195", country: "DE" },
  tags: ["print", "spring"],
  notes: [{ author: "Ada Brook", text: "First proof by May.", open: true }],
};

/** The calls that are made; each answers the same from every server. */
const CALLS = [
  {
    title: "Few arguments: `findOrders1`",
    params: { name: "findOrders1", arguments: { query: "spring", limit: 20 } },
  },
  {
    title: "Nested arguments and result: `createOrder1`",
    params: { name: "createOrder1", arguments: { draft: DRAFT, dryRun: true } },
  },
] as const;

/** What the goals are about. */
const SPEEDS = [
  { figure: "sequential", title: "One after the other (calls/s)" },
  { figure: "parallel", title: `${AT_ONCE} at once (calls/s)` },
] as const;

const COLUMNS = [
  ...SPEEDS,
  { figure: "processor", title: "Server's processor time, one after the other (µs per call)" },
];

/** What a call costs. Arguments are checked by all but the floor. */
export const calls: Group = {
  name: "call",
  async run({ quick, rounds }: Settings): Promise<Section> {
    // A look makes do with servers that other groups have built.
    const servers = await prepareServers(sizeOf(quick ? 100 : 10));
    const amount = quick ? 320 : 3200;
    const tables = [];
    const goals: Goal[] = [];
    for (const { title, params } of quick ? CALLS.slice(0, 1) : CALLS) {
      const samples = await runRounds(servers, rounds, ({ file }) =>
        measureCalls(file, params, amount),
      );
      tables.push(tabulate(title, samples, COLUMNS));
      // So few calls are over before the engine has compiled what they run.
      if (!quick) goals.push(...judge(title, samples));
    }
    const text =
      "Calls per second of a server that has been called before, over stdio: more is better. Every server but " +
      "the floor checks the arguments, and Toolmeta and the SDKs the result as well.";
    return { title: "Calling tools", text, tables, goals };
  },
};

async function measureCalls(file: string, params: object, amount: number): Promise<Figures> {
  const server = startServer(file);
  try {
    await server.initialize();
    await server.request("tools/list", {});
    await requireSuccess(server, params);
    await callInTurns(server, params, amount, 1);
    const before = await server.readUsage();
    const sequential = await callInTurns(server, params, amount, 1);
    const between = await server.readUsage();
    await callInTurns(server, params, amount, AT_ONCE);
    const parallel = await callInTurns(server, params, amount, AT_ONCE);
    return { sequential, parallel, processor: ((between.ctime - before.ctime) / amount) * 1000 };
  } finally {
    await server.stop();
  }
}

/** A server that refuses the call would be measured at refusing. */
async function requireSuccess(server: ServerProcess, params: object): Promise<void> {
  const { result } = await server.request("tools/call", params);
  const text = JSON.stringify(result);
  if (text.includes('"isError":true') || !text.includes("structuredContent")) {
    throw new Error(`A call was to succeed and gave ${text}`);
  }
}

/** So many calls, a number of them at once; gives calls per second. */
async function callInTurns(
  server: ServerProcess,
  params: object,
  amount: number,
  atOnce: number,
): Promise<number> {
  const from = performance.now();
  const callers = Array.from({ length: atOnce }, async () => {
    for (let call = 0; call < amount / atOnce; call++) await server.request("tools/call", params);
  });
  await Promise.all(callers);
  return (amount / (performance.now() - from)) * 1000;
}

function judge(title: string, samples: readonly Samples<ReadyServer>[]): readonly Goal[] {
  const own = findSamples(samples, "toolmeta");
  const peers = samples.filter(({ subject }) => !/^(?:floor|toolmeta)/.test(subject.id));
  return SPEEDS.flatMap(({ figure, title: way }) => [
    judgeRatio(
      `${title}, ${way}: Toolmeta with checks, of the floor without`,
      takeRatio(own, findSamples(samples, "floor"), figure),
      { least: 0.95 },
    ),
    judgeRatio(
      `${title}, ${way}: Toolmeta, of the fastest peer`,
      Math.min(...peers.map((peer) => takeRatio(own, peer, figure))),
      { least: 1 },
    ),
  ]);
}
