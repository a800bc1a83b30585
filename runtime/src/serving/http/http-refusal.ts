import type { ServerResponse } from "node:http";

/** Why a request is not answered by the server itself. Codes from -32099 to -32000 are a server's own. */
export interface HttpRefusal {
  readonly status: number;
  readonly code: number;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What is refused before the SDK sees it. */
export const REFUSALS = {
  unknownPath: { status: 404, code: -32000, message: "There is nothing here." },
  // The code that the SDK gives itself, and that its clients know: they open a new session.
  unknownSession: { status: 404, code: -32001, message: "Session not found" },
  method: {
    status: 405,
    code: -32000,
    message: "Method not allowed. Expected GET, POST or DELETE.",
    headers: { Allow: "GET, POST, DELETE" },
  },
  noSession: {
    status: 405,
    code: -32000,
    message: "This server keeps no sessions. Expected a POST.",
    headers: { Allow: "POST" },
  },
  tooManySessions: {
    status: 503,
    code: -32000,
    message: "There are too many sessions. Close one, or try again later.",
    headers: { "Retry-After": "30" },
  },
  shuttingDown: {
    status: 503,
    code: -32000,
    message: "The server is shutting down. Try again later.",
    headers: { "Retry-After": "5", Connection: "close" },
  },
  internal: { status: 500, code: -32603, message: "The server has failed. Its log says how." },
} as const satisfies Record<string, HttpRefusal>;

/** The body of a refusal: a JSON-RPC error without an id, as the SDK's transports answer. */
export function toRefusalBody({ code, message }: HttpRefusal): string {
  return JSON.stringify({ jsonrpc: "2.0", error: { code, message }, id: null });
}

/** Answers a request with a refusal. */
export function refuse(response: ServerResponse, refusal: HttpRefusal): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(refusal.status, { "Content-Type": "application/json", ...refusal.headers });
  response.end(toRefusalBody(refusal));
}
