import { once } from "node:events";
import { PassThrough } from "node:stream";
import type { Readable, Writable } from "node:stream";
import type { CallDrain } from "../call-drain.js";
import { countDown } from "../count-down.js";
import { openServing } from "../open-serving.js";
import type { Serving, ServingOptions } from "../serving-options.js";
import { guardStdout } from "./guard-stdout.js";

/** A server that is connected to a pair of streams. */
export interface StdioConnection {
  close(): Promise<void>;
  /** Resolves when the connection has ended from the server's side. */
  readonly ended: Promise<void>;
}

/** Milliseconds for the last answers, when calls have used up the grace time; a client that reads needs less. */
const LAST_ANSWERS = 200;

/** Connects the server of an SDK to a pair of streams. */
export type ConnectStdio = (input: Readable, output: Writable) => Promise<StdioConnection>;

/**
 * Serves over the process's standard streams until the client closes the input, the connection ends, or a
 * signal arrives; running calls then get the grace time, and the process ends.
 */
export async function runStdio(
  drain: CallDrain,
  options: ServingOptions,
  connect: ConnectStdio,
): Promise<Serving> {
  const output = guardStdout();
  // The SDK's transports abort running calls when their input ends; they never see this one end.
  const input = new PassThrough();
  process.stdin.pipe(input, { end: false });
  const connection = await connect(input, output.stream);
  const gone = Promise.race([
    whenOver(process.stdin, "end"),
    whenOver(output.stream, "close"),
    connection.ended,
  ]);
  const finish = async (left: number): Promise<number> => {
    process.stdin.unpipe(input);
    const writing = countDown();
    void writing.during(letAnswersOut(output.stream));
    // A client that has stopped reading must not keep the process from ending.
    const cut = await writing.reachZero(Math.max(left, LAST_ANSWERS));
    await connection.close();
    process.stdin.destroy();
    output.release();
    return cut;
  };
  return openServing(drain, { finish, gone }, options);
}

/** Whether a stream ends well or badly, it is over. */
async function whenOver(stream: Readable | Writable, event: string): Promise<void> {
  await once(stream, event).catch(() => undefined);
}

/** The answer of a call that has just finished is written a few turns later. */
async function letAnswersOut(output: Writable): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  if (output.destroyed) return;
  await new Promise((resolve) => output.write("", resolve));
}
