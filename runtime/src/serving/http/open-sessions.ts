import { REFUSALS } from "./http-refusal.js";
import type { HttpRefusal } from "./http-refusal.js";
import type { HttpSettings } from "./http-settings.js";
import { createSessionTable } from "./session-table.js";
import type { Session, SessionTable } from "./session-table.js";

/** What the transports of both SDKs take to keep a session. */
export interface SessionCallbacks {
  readonly sessionIdGenerator: () => string;
  readonly onsessioninitialized: (id: string) => void;
  readonly onsessionclosed: (id: string) => void;
}

/** A new server on a new transport. */
export interface Connected<Transport> {
  readonly transport: Transport;
  close(): Promise<void>;
}

/** A request to the MCP endpoint. */
export interface SessionRequest<Transport, Answer> {
  /** The id of its session, unless it opens one. */
  readonly id: string | undefined;
  readonly owner: string;
  readonly ask: (transport: Transport) => Promise<Answer>;
  readonly refuse: (refusal: HttpRefusal) => Answer;
}

/** The sessions of a server's clients. */
export interface Sessions<Transport> extends Pick<SessionTable<Session>, "use" | "count"> {
  /** Answers a request by the transport of its session, or by one of its own. */
  answer<Answer>(request: SessionRequest<Transport, Answer>): Promise<Answer>;
  readonly closeAll: () => Promise<void>;
}

interface KeptSession<Transport> extends Session {
  readonly transport: Transport;
}

/** Answers each client by a server of its own, which lives as long as the client's session. */
export function openSessions<Transport extends { readonly sessionId?: string | undefined }>(
  settings: HttpSettings,
  connect: (callbacks: SessionCallbacks) => Promise<Connected<Transport>>,
): Sessions<Transport> {
  const { maxSessions, idleTime } = settings;
  const sessions = createSessionTable<KeptSession<Transport>>(maxSessions, idleTime);

  async function open<Answer>(request: SessionRequest<Transport, Answer>): Promise<Answer> {
    if (!sessions.hasRoom()) return request.refuse(REFUSALS.tooManySessions);
    const connected = await connect({
      sessionIdGenerator: () => crypto.randomUUID(),
      onsessionclosed: sessions.remove,
      onsessioninitialized(id) {
        sessions.add(id, { ...connected, owner: request.owner });
      },
    });
    const answer = await request.ask(connected.transport);
    // A first request that opens no session has been refused by the transport.
    if (connected.transport.sessionId === undefined) await connected.close();
    return answer;
  }

  return {
    async answer(request) {
      const { id, owner, ask, refuse } = request;
      if (id === undefined) return open(request);
      const session = sessions.find(id, owner);
      return session === undefined ? refuse(REFUSALS.unknownSession) : ask(session.transport);
    },
    use: sessions.use,
    count: sessions.count,
    closeAll: sessions.closeAll,
  };
}
