import { ToolmetaError } from "../errors/toolmeta-error.js";
import { serializeValue } from "../results/serialize-value.js";
import type { CallContext, ToolContext } from "./tool-context.js";

/** How far a call is. */
export interface CallState {
  readonly signal: AbortSignal;
  /** Whether the call has been answered. */
  readonly isOver: () => boolean;
}

/** Gives the context of a call, the same each time. It is made when it is first asked for: few calls do. */
export type OpenContext = () => ToolContext;

/** Prepares the context of a call. */
export function prepareContext(
  toolName: string,
  given: CallContext,
  state: CallState,
): OpenContext {
  let context: ToolContext | undefined;
  return () => (context ??= createToolContext(toolName, given, state));
}

/** Completes what the caller gave: what is missing does nothing, or says clearly that it is missing. */
export function createToolContext(
  toolName: string,
  given: CallContext,
  state: CallState,
): ToolContext {
  const { progress, log } = given;
  const { isOver } = state;
  return {
    requestId: undefined,
    sessionId: undefined,
    auth: undefined,
    client: undefined,
    elicit: () => lacks(toolName, "elicitation", "elicit"),
    sample: () => lacks(toolName, "sampling", "sample"),
    listRoots: () => lacks(toolName, "roots", "listRoots"),
    ...given,
    toolName,
    get signal() {
      return state.signal;
    },
    // A call that has been answered reports no more, even if its method goes on.
    progress: async (done, total, message) => {
      // JSON has no number for the others, and a client would refuse the notification.
      if (isOver() || !Number.isFinite(done)) return;
      await progress?.(done, Number.isFinite(total) ? total : undefined, message);
    },
    // In the form that it has in a result, because a transport takes only JSON.
    log: async (level, data) => (isOver() ? undefined : log?.(level, serializeValue(data) ?? null)),
  };
}

function lacks(toolName: string, capability: string, method: string): Promise<never> {
  return Promise.reject(lacksCapability(toolName, capability, method));
}

/** The error of a context method that the client cannot serve. */
export function lacksCapability(
  toolName: string,
  capability: string,
  method: string,
): ToolmetaError {
  return new ToolmetaError(
    "no_capability",
    `${toolName} needs context.${method}(), but the client does not offer the capability ` +
      `"${capability}". Use a client that does, or call the tool without it.`,
  );
}
