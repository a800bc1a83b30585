import type { ServerContext } from "@modelcontextprotocol/server";
import { openHandlers } from "../binding/open-handlers.js";
import { isJsonObject } from "../validation/is-json-object.js";
import { handleCall } from "./handle-call.js";
import type { CallSite } from "./handle-call.js";
import type { RawHandler } from "./raw-handler.js";

/**
 * Takes the calls of our tools, and leaves all others to the handler that the server had before.
 *
 * The server's own check of a `requestState` (option `requestState.verify`) is for its own tools: ours have
 * states of their own. And it must see a state as it came, not what another handler has made of it. So the
 * two handlers stand side by side, and not one in the other.
 *
 * @param isForeign Whether a name that is none of ours is one for the handler before.
 */
export function routeCalls(site: CallSite, isForeign: (name: string) => boolean): void {
  const { server, registry } = site;
  const handlers = openHandlers<RawHandler>(server);
  const previous = handlers.get("tools/call");
  const states = new WeakMap<ServerContext, string>();
  server.setRequestHandler("tools/call", (request, ctx) =>
    handleCall(site, request, ctx, states.get(ctx)),
  );
  const own = handlers.get("tools/call");
  if (own === undefined) return;
  handlers.set("tools/call", (request, ctx) => {
    const name = readToolName(request);
    if (previous !== undefined && !registry.has(name) && isForeign(name)) {
      return previous(request, ctx);
    }
    const state = ctx.mcpReq.requestState();
    const withoutState = { ...ctx, mcpReq: { ...ctx.mcpReq, requestState: () => undefined } };
    if (typeof state === "string") states.set(withoutState, state);
    return own(request, withoutState);
  });
}

function readToolName(request: unknown): string {
  const params = isJsonObject(request) ? request.params : undefined;
  const name = isJsonObject(params) ? params.name : undefined;
  return typeof name === "string" ? name : "";
}
