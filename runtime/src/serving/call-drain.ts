import { ToolmetaError } from "../errors/toolmeta-error.js";
import type { ToolRegistry } from "../registry/tool-registry.js";
import { countDown } from "./count-down.js";
import { readGrace } from "./read-grace.js";
import type { ServingOptions } from "./serving-options.js";

/** A registry whose calls can be brought to an end. */
export interface CallDrain {
  /** The registry to serve: its calls are counted, and refused once the drain has begun. */
  readonly registry: ToolRegistry;
  /** Whether calls are refused. */
  isDraining(): boolean;
  /** Milliseconds that running calls have. */
  readonly grace: number;
  /**
   * Refuses new calls and waits for the running ones, for the grace time at most.
   *
   * @returns How many calls were still running then.
   */
  drain(): Promise<number>;
}

/**
 * Counts a registry's calls, so that a server can end without cutting them off.
 *
 * @throws ToolmetaError (`invalid_options`) for a grace time that is none.
 */
export function openCallDrain(registry: ToolRegistry, options: ServingOptions): CallDrain {
  const grace = readGrace(options);
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
    grace,
    drain() {
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
