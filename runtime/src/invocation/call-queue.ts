import type { ToolConcurrency } from "@toolmeta/contract";
import { ToolmetaError } from "../errors/toolmeta-error.js";

const DEFAULT_QUEUE = 100;

/** A call whose signal is asked for only when it has to wait. */
export interface WaitingCall {
  readonly signal: AbortSignal;
}

/** Lets so many calls of a tool run at once, and so many wait. */
export interface CallQueue {
  /**
   * Runs a task when its turn comes. Its place is free again when the task has ended, even if nobody waits
   * for it any more.
   *
   * @throws ToolmetaError (`busy`) when the queue is full; the signal's reason when it is aborted first.
   */
  run<T>(task: () => Promise<T>, call: WaitingCall): Promise<T>;
}

/** A queue that lets everything run at once. */
export const openQueue: CallQueue = { run: (task) => task() };

/**
 * Makes the queue of a tool.
 *
 * @throws ToolmetaError (`invalid_options`) for numbers that make no sense.
 */
export function createCallQueue(toolName: string, concurrency: ToolConcurrency): CallQueue {
  const { limit, queue = DEFAULT_QUEUE } =
    typeof concurrency === "number" ? { limit: concurrency } : concurrency;
  checkSizes(toolName, limit, queue);
  const waiting: (() => void)[] = [];
  let running = 0;

  async function takeTurn(call: WaitingCall): Promise<void> {
    if (running < limit) {
      running++;
      return;
    }
    if (waiting.length >= queue) throw busy(toolName, running, waiting.length);
    // Whoever frees a place hands it over, so that nobody overtakes.
    await waitIn(waiting, call.signal);
  }

  function release(): void {
    const next = waiting.shift();
    if (next === undefined) running--;
    else next();
  }

  return {
    async run(task, call) {
      await takeTurn(call);
      return task().finally(release);
    },
  };
}

function waitIn(waiting: (() => void)[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const start = (): void => {
      signal.removeEventListener("abort", leave);
      resolve();
    };
    const leave = (): void => {
      waiting.splice(waiting.indexOf(start), 1);
      reject(ToolmetaError.from(signal.reason));
    };
    signal.addEventListener("abort", leave, { once: true });
    waiting.push(start);
  });
}

function checkSizes(toolName: string, limit: number, queue: number): void {
  if (Number.isInteger(limit) && limit > 0 && Number.isInteger(queue) && queue >= 0) return;
  throw new ToolmetaError(
    "invalid_options",
    `${toolName} has the concurrency ${JSON.stringify({ limit, queue })}. Expected a limit of at least ` +
      "1 and a queue of at least 0, both whole numbers.",
  );
}

function busy(toolName: string, running: number, waiting: number): ToolmetaError {
  return new ToolmetaError(
    "busy",
    `${toolName} is busy: ${String(running)} calls are running and ${String(waiting)} are waiting. ` +
      "Try again later.",
  );
}
