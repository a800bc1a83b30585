import { isInputRequired } from "../errors/is-input-required.js";
import { ToolmetaError } from "../errors/toolmeta-error.js";

/** The longest delay that a timer takes. */
const MAX_DELAY = 2_147_483_647;

/** When a call must end: because its caller says so, or because its time is over. */
export interface CallDeadline {
  /**
   * Aborted with {@link reason}. It is made when it is first asked for, and the caller's is listened to from then
   * on: the first listener of a signal costs more than a short call, which nobody can cancel.
   */
  readonly signal: AbortSignal;
  /** Why the call must end (`cancelled`, `timeout` or `input_required`); undefined until then. */
  readonly reason: ToolmetaError | undefined;
  /** The promise, or a rejection as soon as the time is over or, once the signal was asked for, it is aborted. */
  race<T>(running: Promise<T>): Promise<T>;
  /** Lets go of the timer and of the caller's signal: the call has been answered. */
  stop(): void;
  /** Whether the call has been answered, or must end. */
  readonly isOver: () => boolean;
}

/** Starts the time of a call. */
export function startDeadline(
  toolName: string,
  timeout: number | undefined,
  caller: AbortSignal | undefined,
): CallDeadline {
  return new Deadline(toolName, timeout, caller);
}

/** A class, because every call makes one, and accessors of an object literal are made anew with each. */
class Deadline implements CallDeadline {
  readonly #toolName: string;
  readonly #caller: AbortSignal | undefined;
  readonly #timer: NodeJS.Timeout | undefined;
  #reason: ToolmetaError | undefined;
  #controller: AbortController | undefined;
  #reject: ((reason: ToolmetaError) => void) | undefined;
  #isAnswered = false;
  #isListening = false;

  constructor(toolName: string, timeout: number | undefined, caller: AbortSignal | undefined) {
    this.#toolName = toolName;
    this.#caller = caller;
    if (timeout === undefined) return;
    this.#timer = setTimeout(
      () => {
        const text = `${toolName} took longer than ${timeout} ms and was ended.`;
        this.#end(new ToolmetaError("timeout", text));
      },
      Math.min(timeout, MAX_DELAY),
    );
  }

  get signal(): AbortSignal {
    if (this.#controller === undefined) {
      this.#controller = new AbortController();
      if (this.reason !== undefined) this.#controller.abort(this.reason);
      this.#listen();
    }
    return this.#controller.signal;
  }

  get reason(): ToolmetaError | undefined {
    if (this.#caller?.aborted === true) this.#cancel();
    return this.#reason;
  }

  race<T>(running: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#reject = reject;
      running.then(resolve, reject);
    });
  }

  stop(): void {
    this.#isAnswered = true;
    clearTimeout(this.#timer);
    if (this.#isListening) this.#caller?.removeEventListener("abort", this.#cancel);
  }

  readonly isOver = (): boolean => this.#isAnswered || this.reason !== undefined;

  #listen(): void {
    if (this.#isAnswered || this.#isListening) return;
    this.#isListening = true;
    if (this.#caller?.aborted === true) this.#cancel();
    else this.#caller?.addEventListener("abort", this.#cancel, { once: true });
  }

  readonly #cancel = (): void => {
    this.#end(toReason(this.#toolName, this.#caller?.reason));
  };

  /** The first reason counts, and none does any more when the call has been answered. */
  #end(reason: ToolmetaError): void {
    if (this.#reason !== undefined || this.#isAnswered) return;
    this.#reason = reason;
    this.#controller?.abort(reason);
    this.#reject?.(reason);
  }
}

/** A call that waits for its client's input has not been cancelled by anyone. */
function toReason(toolName: string, cause: unknown): ToolmetaError {
  if (isInputRequired(cause)) return cause;
  return new ToolmetaError("cancelled", `${toolName} was cancelled.`, { cause });
}
