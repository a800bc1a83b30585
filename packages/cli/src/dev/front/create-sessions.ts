import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { NodeStreamableHTTPServerTransport } from "@modelcontextprotocol/node";
import { openRelay } from "../relay/open-relay.js";
import type { Relay } from "../relay/open-relay.js";
import type { FrontOptions } from "./front.js";

/** The clients that are connected over HTTP. */
export interface Sessions {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** @returns False when one of the new servers did not start. */
  readonly restartAll: () => Promise<boolean>;
  readonly closeAll: () => Promise<void>;
}

interface Session {
  readonly transport: NodeStreamableHTTPServerTransport;
  readonly relay: Relay;
  /** Responses that are not complete, a stream that waits for notifications among them. */
  open: number;
  timer: NodeJS.Timeout | undefined;
}

/** Clients go without a word, and each has left a process behind. */
const IDLE = 10 * 60_000;

/** Makes an empty table of sessions. */
export function createSessions(options: FrontOptions): Sessions {
  const sessions = new Map<string, Session>();
  return {
    async handle(request, response) {
      const id = request.headers["mcp-session-id"];
      const known = typeof id === "string" ? sessions.get(id) : undefined;
      if (id !== undefined && known === undefined) {
        refuse(response);
        return;
      }
      const session = known ?? (await openSession(options, sessions));
      keepOpen(session, response);
      await session.transport.handleRequest(request, response);
      // A first request that opens no session has been refused by the transport.
      if (session.transport.sessionId === undefined) await session.relay.close();
    },
    async restartAll() {
      const restarted = [...sessions.values()].map(({ relay }) => relay.restart());
      return (await Promise.all(restarted)).every((isNew) => isNew);
    },
    async closeAll() {
      await Promise.all([...sessions.values()].map(({ relay }) => relay.close()));
    },
  };
}

async function openSession(
  options: FrontOptions,
  sessions: Map<string, Session>,
): Promise<Session> {
  const transport = new NodeStreamableHTTPServerTransport({
    sessionIdGenerator: randomUUID,
    onsessioninitialized(id) {
      sessions.set(id, session);
      void relay.ended.then(() => sessions.delete(id));
    },
  });
  const relay = await openRelay({ ...options, front: transport });
  const session: Session = { transport, relay, open: 0, timer: undefined };
  return session;
}

function keepOpen(session: Session, response: ServerResponse): void {
  session.open += 1;
  clearTimeout(session.timer);
  response.once("close", () => {
    session.open -= 1;
    if (session.open > 0) return;
    session.timer = setTimeout(() => void session.relay.close(), IDLE);
    session.timer.unref();
  });
}

/** A client that hears this opens a new session (MCP, Transports: Session Management). */
function refuse(response: ServerResponse): void {
  const error = { code: -32001, message: "Session not found." };
  response.writeHead(404, { "content-type": "application/json" });
  response.end(JSON.stringify({ jsonrpc: "2.0", id: null, error }));
}
