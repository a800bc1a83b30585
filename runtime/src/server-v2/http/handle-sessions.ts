import {
  isLegacyRequest,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import type { McpHttpHandler } from "@modelcontextprotocol/server";
import { describeCaller } from "../../binding/describe-caller.js";
import { endCancelledStreams } from "../../serving/http/end-cancelled-streams.js";
import { toRefusalBody } from "../../serving/http/http-refusal.js";
import type { HttpRefusal } from "../../serving/http/http-refusal.js";
import type { HttpSettings } from "../../serving/http/http-settings.js";
import { openSessions } from "../../serving/http/open-sessions.js";
import type { Sessions } from "../../serving/http/open-sessions.js";
import type { AnyServer } from "../low-level-server.js";

/** The sessions of a server's clients, and what answers them. */
interface SessionHandler extends Pick<Sessions<object>, "use" | "count" | "closeAll"> {
  readonly fetch: McpHttpHandler["fetch"];
}

/**
 * Answers each request of the 2025 revisions in the session of its client, and leaves later revisions to the
 * SDK's handler.
 */
export function handleSessions(
  open: () => AnyServer,
  modern: McpHttpHandler,
  settings: HttpSettings,
): SessionHandler {
  const maxRequestBodySize = settings.bodyLimit;
  const sessions = openSessions(settings, async (callbacks) => {
    const server = open();
    const transport = new WebStandardStreamableHTTPServerTransport({
      maxRequestBodySize,
      ...callbacks,
    });
    await server.connect(transport);
    endCancelledStreams(transport);
    return { transport, close: () => server.close() };
  });
  return {
    async fetch(request, options = {}) {
      const isLegacy = await isLegacyRequest(request, undefined, { maxRequestBodySize });
      if (!isLegacy) return modern.fetch(request, options);
      return sessions.answer({
        id: request.headers.get("mcp-session-id") ?? undefined,
        owner: describeCaller(options.authInfo),
        ask: (transport) => transport.handleRequest(request, options),
        refuse: toResponse,
      });
    },
    use: sessions.use,
    count: sessions.count,
    closeAll: sessions.closeAll,
  };
}

function toResponse(refusal: HttpRefusal): Response {
  const headers = { "Content-Type": "application/json", ...refusal.headers };
  return new Response(toRefusalBody(refusal), { status: refusal.status, headers });
}
