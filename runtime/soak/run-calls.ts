import type { SoakClient } from "./client/soak-client.js";
import type { Findings } from "./report/findings.js";
import type { Tally } from "./report/tally.js";
import type { Ask, CallKind, Outcome } from "./workload/call-kind.js";

/** Where calls are sent, and what is noted of them. */
export interface CallRun {
  readonly clients: readonly SoakClient[];
  readonly concurrency: number;
  readonly directory: string;
  readonly plan: (index: number) => CallKind;
  readonly tally: Tally;
  readonly findings: Findings;
  /** The tokens of calls that the client has ended, and whose end the server has not yet told. */
  readonly cancelled: Set<string>;
}

/** Sends the calls of some numbers, so many at once, and checks what becomes of each. */
export async function runCalls(run: CallRun, from: number, to: number): Promise<void> {
  let next = from;
  const work = async (client: SoakClient, worker: number): Promise<void> => {
    while (next < to) {
      const index = next++;
      await runCall(
        run,
        client,
        { token: tokenOf(index), directory: run.directory, worker },
        index,
      );
    }
  };
  await Promise.all(
    run.clients.flatMap((client, at) =>
      Array.from({ length: run.concurrency }, (_, lane) =>
        work(client, at * run.concurrency + lane),
      ),
    ),
  );
}

/** No token is a part of another. */
function tokenOf(index: number): string {
  return `token-${String(index).padStart(8, "0")}`;
}

async function runCall(run: CallRun, client: SoakClient, ask: Ask, index: number): Promise<void> {
  const kind = run.plan(index);
  const begun = performance.now();
  const outcome = await send(run, client, kind, ask);
  if (kind.isRight(outcome, ask)) run.tally.add(kind.group, performance.now() - begun);
  else run.findings.add(`${kind.name}, ${ask.token}: ${show(outcome)}`);
}

async function send(
  { cancelled }: CallRun,
  client: SoakClient,
  kind: CallKind,
  ask: Ask,
): Promise<Outcome> {
  const call = (options?: Parameters<SoakClient["call"]>[2]): Promise<Outcome> =>
    client.call(kind.tool(ask), kind.args(ask), options).catch(toError);
  if (kind.group !== "cancelled") return call();
  cancelled.add(ask.token);
  const controller = new AbortController();
  const onBegin = (): void => {
    controller.abort(new Error(`The end of ${ask.token}.`));
  };
  return call({ signal: controller.signal, onBegin });
}

function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

function show(outcome: Outcome): string {
  return outcome instanceof Error ? String(outcome) : JSON.stringify(outcome).slice(0, 300);
}
