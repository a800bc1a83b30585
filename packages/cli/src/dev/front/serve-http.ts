import { once } from "node:events";
import { createServer } from "node:http";
import type { RequestListener } from "node:http";
import { localhostHostValidation, localhostOriginValidation } from "@modelcontextprotocol/node";
import { UsageError } from "../../command-line/usage-error.js";
import type { Front, FrontOptions } from "./front.js";
import { createSessions } from "./create-sessions.js";
import type { Sessions } from "./create-sessions.js";

const HOST = "127.0.0.1";
const PATH = "/mcp";

/**
 * Serves over Streamable HTTP, for this machine only. Each client has a session, with a server of its own
 * as it would have over stdio.
 *
 * @param port 0 takes a free one.
 * @throws UsageError when the port is taken.
 */
export async function serveHttp(options: FrontOptions, port: number): Promise<Front> {
  const sessions = createSessions(options);
  const server = createServer(createListener(sessions));
  try {
    server.listen(port, HOST);
    await once(server, "listening");
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const advice = "Give another with --port; --port 0 takes a free one.";
    throw new UsageError(`Port ${port} cannot be listened on: ${reason}. ${advice}`, {
      cause: error,
    });
  }
  const address = server.address();
  const taken = typeof address === "object" && address !== null ? address.port : port;
  return {
    address: `http://${HOST}:${taken}${PATH}`,
    restart: sessions.restartAll,
    async close() {
      server.close();
      await sessions.closeAll();
      server.closeAllConnections();
    },
    ended: once(server, "close").then(() => undefined),
  };
}

function createListener(sessions: Sessions): RequestListener {
  // A page in a browser must not reach the server under a name of its own (DNS rebinding).
  const checkHost = localhostHostValidation();
  const checkOrigin = localhostOriginValidation();
  return (request, response) => {
    if (!checkHost(request, response) || !checkOrigin(request, response)) return;
    const path = new URL(request.url ?? "/", `http://${HOST}`).pathname;
    if (path !== PATH) {
      response.writeHead(404).end(`There is only ${PATH} here.\n`);
      return;
    }
    sessions.handle(request, response).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : undefined);
    });
  };
}
