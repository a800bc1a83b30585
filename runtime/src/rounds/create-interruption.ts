import { ToolmetaError } from "../errors/toolmeta-error.js";

/** The end of a run that has no answer to go on with. */
export interface Interruption {
  readonly signal: AbortSignal;
  /** Waits for what does not come in this run, and rejects when the run is ended. */
  wait(): Promise<never>;
}

/**
 * Makes the interruption of one run. The run is ended in the next turn of the event loop, when everything
 * that is asked in the same breath has been asked.
 *
 * @param refuse Gives the reason why the client is not to be asked; then only the questions fail.
 */
export function createInterruption(
  toolName: string,
  refuse: () => ToolmetaError | undefined,
): Interruption {
  const controller = new AbortController();
  let waiting: ((reason: ToolmetaError) => void)[] = [];

  function end(): void {
    const refusal = refuse();
    const reason = refusal ?? inputRequired(toolName);
    // First, so that a method that catches the rejection can see that nobody waits for it.
    if (refusal === undefined) controller.abort(reason);
    for (const reject of waiting) reject(reason);
    waiting = [];
  }
  return {
    signal: controller.signal,
    wait() {
      if (waiting.length === 0) setImmediate(end);
      return new Promise((_resolve, reject) => {
        waiting.push(reject);
      });
    },
  };
}

function inputRequired(toolName: string): ToolmetaError {
  return new ToolmetaError(
    "input_required",
    `${toolName} waits for the client's input. Its method runs again, from the start, when that is there.`,
  );
}
