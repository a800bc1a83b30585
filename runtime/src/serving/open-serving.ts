import type { CallDrain } from "./call-drain.js";
import { endProcess, holdProcess } from "./end-process.js";
import { onTermination } from "./on-termination.js";
import type { Serving, ServingOptions } from "./serving-options.js";

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
  let ending: Promise<number> | undefined;
  let stopListening = (): void => undefined;
  let letProcessEnd = (): void => undefined;
  let resolveClosed: (cut: Promise<number>) => void;
  const closed = new Promise<number>((resolve) => {
    resolveClosed = resolve;
  });
  // Whoever closes the server hears of a failure; nobody has to wait for `closed` as well.
  closed.catch(() => undefined);

  async function finish(): Promise<number> {
    stopListening();
    const deadline = Date.now() + drain.grace;
    const cut = await drain.drain();
    try {
      const more = await end.finish(Math.max(0, deadline - Date.now()));
      // A call that is cut off leaves its answer open too.
      return Math.max(cut, more);
    } finally {
      await options.onClose?.();
      letProcessEnd();
    }
  }
  function close(): Promise<number> {
    ending ??= finish();
    resolveClosed(ending);
    return ending;
  }

  if (options.signals !== false) {
    letProcessEnd = holdProcess(close);
    stopListening = onTermination(() => void endProcess());
    void end.gone?.then(() => {
      // Who has closed the server by hand has more to do.
      if (ending === undefined) void endProcess();
    });
  } else void end.gone?.then(close);
  return {
    closed,
    async close() {
      await close();
    },
  };
}
