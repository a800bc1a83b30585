import { ToolmetaError } from "../errors/toolmeta-error.js";
import type { ToolRegistry } from "../registry/tool-registry.js";
import { countDown } from "./count-down.js";

/** A registry whose calls can be brought to an end. */
export interface CallDrain {
  /** The registry to serve: its calls are counted, and refused once the drain has begun. */
  readonly registry: ToolRegistry;
  /** Whether calls are refused. */
  isDraining(): boolean;
  /**
   * Refuses new calls and waits for the running ones, at most so many milliseconds.
   *
   * @returns How many calls were still running then.
   */
  drain(grace: number): Promise<number>;
}

/** Counts a registry's calls, so that a server can end without cutting them off. */
export function openCallDrain(registry: ToolRegistry): CallDrain {
  const running = countDown();
  let draining = false;
  return {
    registry: {
      ...registry,
      async call(name, args, context) {
        if (draining) throw shuttingDown(name);
        return running.during(registry.call(name, args, context));
      },
    },
    isDraining: () => draining,
    drain(grace) {
      draining = true;
      return running.reachZero(grace);
    },
  };
}

function shuttingDown(name: string): ToolmetaError {
  return new ToolmetaError(
    "shutting_down",
    `The server is shutting down and did not run "${name}". Call it again on a new connection.`,
  );
}
