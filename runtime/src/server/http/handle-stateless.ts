import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import type { HttpBinding } from "../../serving/http/http-binding.js";
import { refuse, REFUSALS } from "../../serving/http/http-refusal.js";
import type { HttpSettings } from "../../serving/http/http-settings.js";
import type { AnyServer } from "../low-level-server.js";

type Endpoint = Pick<HttpBinding, "handle" | "countSessions" | "use" | "close">;

/** Answers each request by a server of its own, and remembers nothing. */
export function handleStateless(open: () => AnyServer, settings: HttpSettings): Endpoint {
  return {
    async handle(request, response) {
      if (request.method !== "POST") {
        refuse(response, REFUSALS.noSession);
        return;
      }
      const server = open();
      const transport = new StreamableHTTPServerTransport({
        maxRequestBodySize: settings.bodyLimit,
      });
      // Closing aborts the call of a client that has gone.
      response.once("close", () => void server.close());
      await server.connect(transport);
      await transport.handleRequest(request, response);
    },
    countSessions: () => 0,
    use: () => () => undefined,
    close: () => Promise.resolve(),
  };
}
