import { isInputRequired } from "../errors/is-input-required.js";
import { ToolmetaError } from "../errors/toolmeta-error.js";

/** The longest delay that a timer takes. */
const MAX_DELAY = 2_147_483_647;

/** When a call must end: because its caller says so, or because its time is over. */
export interface CallDeadline {
  /** Aborted with a ToolmetaError (`cancelled`, `timeout` or `input_required`) as its reason. */
  readonly signal: AbortSignal;
  /** The promise, or a rejection as soon as the signal is aborted. */
  race<T>(running: Promise<T>): Promise<T>;
  /** Lets go of the timer and of the caller's signal: the call has been answered. */
  stop(): void;
  /** Whether the call has been answered, or its signal aborted. */
  readonly isOver: () => boolean;
}

/** Starts the time of a call. */
export function startDeadline(
  toolName: string,
  timeout: number | undefined,
  caller: AbortSignal | undefined,
): CallDeadline {
  const controller = new AbortController();
  const { signal } = controller;
  let isAnswered = false;
  const cancel = (): void => {
    controller.abort(toReason(toolName, caller?.reason));
  };
  const expire = (): void => {
    const text = `${toolName} took longer than ${String(timeout)} ms and was ended.`;
    controller.abort(new ToolmetaError("timeout", text));
  };
  if (caller?.aborted === true) cancel();
  caller?.addEventListener("abort", cancel, { once: true });
  const timer =
    timeout === undefined ? undefined : setTimeout(expire, Math.min(timeout, MAX_DELAY));
  return {
    signal,
    race: (running) => Promise.race([running, rejectOnAbort(signal)]),
    isOver: () => isAnswered || signal.aborted,
    stop() {
      isAnswered = true;
      clearTimeout(timer);
      caller?.removeEventListener("abort", cancel);
    },
  };
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  const aborted = new Promise<never>((_resolve, reject) => {
    const fail = (): void => {
      reject(ToolmetaError.from(signal.reason));
    };
    if (signal.aborted) fail();
    else signal.addEventListener("abort", fail, { once: true });
  });
  // Nobody listens any more when the call was faster.
  aborted.catch(() => undefined);
  return aborted;
}

/** A call that waits for its client's input has not been cancelled by anyone. */
function toReason(toolName: string, cause: unknown): ToolmetaError {
  if (isInputRequired(cause)) return cause;
  return new ToolmetaError("cancelled", `${toolName} was cancelled.`, { cause });
}
