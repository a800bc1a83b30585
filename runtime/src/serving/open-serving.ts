import type { CallDrain } from "./call-drain.js";
import { onTermination } from "./on-termination.js";
import type { Serving, ServingOptions } from "./serving-options.js";

const GRACE = 10_000;

/** What a transport does when its server ends. */
export interface TransportEnd {
  /**
   * Runs when the calls are over, or the grace time is. Sends what is still to be sent, within the
   * milliseconds that are left, and closes everything.
   *
   * @returns How many answers were cut off.
   */
  finish(left: number): Promise<number>;
  /** Where the calls come from is gone for good; the process ends with the server. */
  readonly gone?: Promise<void>;
}

/** Ends a server in the right order: by hand, by a signal, or because its client has gone. */
export function openServing(drain: CallDrain, end: TransportEnd, options: ServingOptions): Serving {
  const grace = options.grace ?? GRACE;
  let ending: Promise<number> | undefined;
  let stopListening = (): void => undefined;
  let resolveClosed: (cut: Promise<number>) => void;
  const closed = new Promise<number>((resolve) => {
    resolveClosed = resolve;
  });

  async function finish(): Promise<number> {
    stopListening();
    const deadline = Date.now() + grace;
    const cut = await drain.drain(grace);
    const more = await end.finish(Math.max(0, deadline - Date.now()));
    await options.onClose?.();
    // A call that is cut off leaves its answer open too.
    return Math.max(cut, more);
  }
  function close(): Promise<number> {
    ending ??= finish();
    resolveClosed(ending);
    return ending;
  }
  function closeAndExit(): void {
    close().then(endProcess, endProcessAfterError);
  }

  if (options.signals !== false) {
    stopListening = onTermination(closeAndExit);
    void end.gone?.then(closeAndExit);
  } else void end.gone?.then(close);
  return {
    closed,
    async close() {
      await close();
    },
  };
}

function endProcess(cut: number): never {
  if (cut > 0) console.error(`The server has ended; ${cut} unfinished calls were cut off.`);
  process.exit(cut > 0 ? 1 : 0);
}

function endProcessAfterError(error: unknown): never {
  console.error("The server could not end cleanly:", error);
  process.exit(1);
}
