import type { ServerContext } from "@modelcontextprotocol/server";
import type { CallContext } from "../context/tool-context.js";
import type { LowLevelServer } from "./low-level-server.js";
import { readClient } from "./read-client.js";

/** The context of a request, from what the SDK tells of it. What asks the client is added per era. */
export function createCallContext(server: LowLevelServer, ctx: ServerContext): CallContext {
  const { mcpReq, sessionId, http } = ctx;
  return {
    signal: mcpReq.signal,
    requestId: mcpReq.id,
    sessionId,
    auth: http?.authInfo,
    client: readClient(server, ctx),
    async progress(done, total, message) {
      const progressToken = mcpReq._meta?.progressToken;
      // Without a token the client has not asked for progress.
      if (progressToken === undefined) return;
      const params = { progressToken, progress: done, total, message };
      await mcpReq.notify({ method: "notifications/progress", params });
    },
    async log(level, data) {
      // Clients still ask for it; the SDK advises against logging over the protocol in general.
      // eslint-disable-next-line @typescript-eslint/no-deprecated
      await mcpReq.log(level, data);
    },
  };
}
