import { hostHeaderValidation, originValidation } from "@modelcontextprotocol/express";
import { toNodeHandler } from "@modelcontextprotocol/node";
import { createMcpHandler } from "@modelcontextprotocol/server";
import type { ToolRegistry } from "../../registry/tool-registry.js";
import { allowPages } from "../../serving/http/allow-pages.js";
import { createAuthHandlers } from "../../serving/http/create-auth-handlers.js";
import type { HttpBinding } from "../../serving/http/http-binding.js";
import type { HttpSettings } from "../../serving/http/http-settings.js";
import type { AnyServer } from "../low-level-server.js";
import { AUTH_PIECES } from "./auth-pieces.js";
import { handleSessions } from "./handle-sessions.js";

/** Answers HTTP requests with the second generation of the SDK, which takes each by its revision. */
export function createHttpBinding(
  registry: ToolRegistry,
  open: () => AnyServer,
  settings: HttpSettings,
): HttpBinding {
  const { isStateless, bodyLimit, allowedHosts, allowedOrigins } = settings;
  const handler = createMcpHandler(open, {
    legacy: isStateless ? "stateless" : "reject",
    maxRequestBodySize: bodyLimit,
  });
  const stopNotifying = registry.onListChanged(() => {
    handler.notify.toolsChanged();
  });
  const sessions = handleSessions(open, handler, settings);
  const onerror = (error: Error): void => {
    if (!isAbort(error)) console.error("A request could not be answered:", error);
  };
  return {
    pageGuards: [
      hostHeaderValidation([...allowedHosts]),
      originValidation([...allowedOrigins]),
      allowPages(allowedOrigins),
    ],
    ...createAuthHandlers(settings.auth, AUTH_PIECES),
    handle: toNodeHandler(isStateless ? handler : sessions, {
      maxRequestBodySize: bodyLimit,
      onerror,
    }),
    countSessions: sessions.count,
    use: sessions.use,
    async close() {
      stopNotifying();
      await Promise.all([handler.close(), sessions.closeAll()]);
    },
  };
}

/** Whether a client has gone before its request was read to the end; nobody waits for an answer then. */
function isAbort(error: Error): boolean {
  return "code" in error && error.code === "ECONNRESET";
}
