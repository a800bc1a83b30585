import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import { describeCaller } from "../../binding/describe-caller.js";
import { endCancelledStreams } from "../../serving/http/end-cancelled-streams.js";
import type { HttpBinding } from "../../serving/http/http-binding.js";
import { refuse } from "../../serving/http/http-refusal.js";
import type { HttpSettings } from "../../serving/http/http-settings.js";
import { openSessions } from "../../serving/http/open-sessions.js";
import type { AnyServer } from "../low-level-server.js";

type Endpoint = Pick<HttpBinding, "handle" | "countSessions" | "use" | "close">;

/** Answers each request in the session of its client. */
export function handleSessions(open: () => AnyServer, settings: HttpSettings): Endpoint {
  const sessions = openSessions(settings, async (callbacks) => {
    const server = open();
    const maxRequestBodySize = settings.bodyLimit;
    const transport = new StreamableHTTPServerTransport({ maxRequestBodySize, ...callbacks });
    await server.connect(transport);
    endCancelledStreams(transport);
    return { transport, close: () => server.close() };
  });
  return {
    handle: (request, response) =>
      sessions.answer({
        id: request.headers["mcp-session-id"]?.toString(),
        owner: describeCaller(request.auth),
        ask: (transport) => transport.handleRequest(request, response),
        refuse: (refusal) => {
          refuse(response, refusal);
        },
      }),
    countSessions: sessions.count,
    use: sessions.use,
    close: sessions.closeAll,
  };
}
