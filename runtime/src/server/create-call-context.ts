import type { CallContext, ClientInfo } from "../context/tool-context.js";
import type { LowLevelServer } from "./low-level-server.js";
import type { RequestExtra } from "./request-extra.js";
import { createClientRequests } from "./create-client-requests.js";

/** The context of a request, from what the SDK tells of it. */
export function createCallContext(server: LowLevelServer, extra: RequestExtra): CallContext {
  const client = readClient(server);
  return {
    signal: extra.signal,
    requestId: extra.requestId,
    sessionId: extra.sessionId,
    auth: extra.authInfo,
    client,
    async progress(done, total, message) {
      const progressToken = extra._meta?.progressToken;
      // Without a token the client has not asked for progress.
      if (progressToken === undefined) return;
      const params = { progressToken, progress: done, total, message };
      await extra.sendNotification({ method: "notifications/progress", params });
    },
    async log(level, data) {
      await server.sendLoggingMessage({ level, data }, extra.sessionId);
    },
    ...createClientRequests(server, extra, client),
  };
}

function readClient(server: LowLevelServer): ClientInfo | undefined {
  const info = server.getClientVersion();
  if (info === undefined) return undefined;
  const capabilities = { ...server.getClientCapabilities() };
  return { name: info.name, version: info.version, capabilities };
}
