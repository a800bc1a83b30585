import type { CallContext, ClientInfo } from "../context/tool-context.js";
import type { RequestExtra } from "./request-extra.js";
import type { LowLevelServer } from "./low-level-server.js";

/** The context of a request, from what the SDK tells of it. */
export function createCallContext(server: LowLevelServer, extra: RequestExtra): CallContext {
  return {
    signal: extra.signal,
    requestId: extra.requestId,
    sessionId: extra.sessionId,
    auth: extra.authInfo,
    client: readClient(server),
  };
}

function readClient(server: LowLevelServer): ClientInfo | undefined {
  const info = server.getClientVersion();
  if (info === undefined) return undefined;
  return {
    name: info.name,
    version: info.version,
    capabilities: { ...server.getClientCapabilities() },
  };
}
