import { randomUUID } from "node:crypto";
import {
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import type { McpHandlerRequestOptions, McpHttpHandler } from "@modelcontextprotocol/server";
import { describeCaller } from "../../binding/describe-caller.js";
import { endCancelledStreams } from "../../serving/http/end-cancelled-streams.js";
import { REFUSALS, toRefusalBody } from "../../serving/http/http-refusal.js";
import type { HttpRefusal } from "../../serving/http/http-refusal.js";
import type { HttpSettings } from "../../serving/http/http-settings.js";
import { createSessionTable } from "../../serving/http/session-table.js";
import type { Reservation, Session, SessionTable } from "../../serving/http/session-table.js";
import type { AnyServer } from "../low-level-server.js";

interface SdkSession extends Session {
  readonly transport: WebStandardStreamableHTTPServerTransport;
}

type Fetch = McpHttpHandler["fetch"];

/** The sessions of a server's clients, and what answers them. */
type Sessions = Pick<SessionTable<SdkSession>, "count" | "use" | "closeAll"> & {
  readonly fetch: Fetch;
};

/**
 * Answers each client of the 2025 revisions by a server of its own, which lives as long as the client's
 * session, and leaves later revisions to the SDK's handler.
 */
export function createSessions(
  open: () => AnyServer,
  modern: McpHttpHandler,
  settings: HttpSettings,
): Sessions {
  const { bodyLimit, maxSessions, idleTime } = settings;
  const sessions = createSessionTable<SdkSession>(maxSessions, idleTime);

  async function openSession(
    place: Reservation<SdkSession>,
    request: Request,
    options: McpHandlerRequestOptions,
  ): Promise<Response> {
    const server = open();
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      maxRequestBodySize: bodyLimit,
      onsessionclosed: sessions.remove,
      onsessioninitialized(id) {
        const owner = describeCaller(options.authInfo);
        place.fill(id, { transport, owner, close: () => server.close() });
      },
    });
    await server.connect(transport);
    endCancelledStreams(transport);
    const response = await transport.handleRequest(request, options);
    // A first request that opens no session has been refused by the transport.
    if (transport.sessionId === undefined) await server.close();
    return response;
  }

  return {
    async fetch(request, options = {}) {
      const isLegacy = await isLegacyRequest(request, undefined, { maxRequestBodySize: bodyLimit });
      if (!isLegacy) return modern.fetch(request, options);
      const id = request.headers.get("mcp-session-id");
      if (id === null) {
        const place = sessions.reserve();
        if (place === undefined) return toResponse(REFUSALS.tooManySessions);
        return openSession(place, request, options).finally(place.release);
      }
      const session = sessions.find(id, describeCaller(options.authInfo));
      if (session === undefined) return toResponse(REFUSALS.unknownSession);
      return session.transport.handleRequest(request, options);
    },
    count: sessions.count,
    use: sessions.use,
    closeAll: sessions.closeAll,
  };
}

function toResponse(refusal: HttpRefusal): Response {
  const headers = { "Content-Type": "application/json", ...refusal.headers };
  return new Response(toRefusalBody(refusal), { status: refusal.status, headers });
}
