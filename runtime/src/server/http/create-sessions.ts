import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import { describeCaller } from "../../binding/describe-caller.js";
import type { AuthorizedRequest, HttpBinding } from "../../serving/http/http-binding.js";
import { endCancelledStreams } from "../../serving/http/end-cancelled-streams.js";
import { refuse, REFUSALS } from "../../serving/http/http-refusal.js";
import type { HttpSettings } from "../../serving/http/http-settings.js";
import { createSessionTable } from "../../serving/http/session-table.js";
import type { Session } from "../../serving/http/session-table.js";
import type { AnyServer } from "../low-level-server.js";

type Endpoint = Omit<HttpBinding, "guards" | "publications">;

interface SdkSession extends Session {
  readonly transport: StreamableHTTPServerTransport;
}

/** Answers each client by a server of its own, which lives as long as the client's session. */
export function createSessions(open: () => AnyServer, settings: HttpSettings): Endpoint {
  const sessions = createSessionTable<SdkSession>(settings.maxSessions, settings.idleTime);

  async function openSession(request: AuthorizedRequest, response: ServerResponse): Promise<void> {
    const place = sessions.reserve();
    if (place === undefined) {
      refuse(response, REFUSALS.tooManySessions);
      return;
    }
    const server = open();
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      maxRequestBodySize: settings.bodyLimit,
      onsessionclosed: sessions.remove,
      onsessioninitialized(id) {
        const owner = describeCaller(request.auth);
        place.fill(id, { transport, owner, close: () => server.close() });
      },
    });
    await server.connect(transport);
    endCancelledStreams(transport);
    await transport.handleRequest(request, response).finally(place.release);
    // A first request that opens no session has been refused by the transport.
    if (transport.sessionId === undefined) await server.close();
  }

  return {
    async handle(request, response) {
      const id = request.headers["mcp-session-id"];
      if (id === undefined) {
        await openSession(request, response);
        return;
      }
      const session = sessions.find(String(id), describeCaller(request.auth));
      if (session === undefined) refuse(response, REFUSALS.unknownSession);
      else await session.transport.handleRequest(request, response);
    },
    countSessions: sessions.count,
    use: sessions.use,
    close: sessions.closeAll,
  };
}
