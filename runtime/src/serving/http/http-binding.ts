import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import type { AuthInfo } from "../../context/tool-context.js";

/** A request whose token the SDK has checked; the scopes are mutable in its types. */
export type AuthorizedRequest = IncomingMessage & {
  auth?: Omit<AuthInfo, "scopes"> & { scopes: string[] };
};

/** What each generation of the SDK brings to an HTTP server. */
export interface HttpBinding {
  /** Refuse foreign hosts and pages, allow the others, and ask for a valid token, in this order. */
  readonly guards: readonly RequestHandler[];
  /** Publish what OAuth clients have to know; not guarded. */
  readonly publications: readonly RequestHandler[];
  /** Answers a request to the MCP endpoint. */
  readonly handle: (request: AuthorizedRequest, response: ServerResponse) => Promise<void>;
  /** How many sessions are open. */
  readonly countSessions: () => number;
  /** Keeps a session from being idle. @returns What to call when its request is over. */
  readonly use: (sessionId: string) => () => void;
  readonly close: () => Promise<void>;
}
