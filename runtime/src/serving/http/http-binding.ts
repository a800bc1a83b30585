import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import type { AuthInfo } from "../../context/tool-context.js";

/** A request whose token the SDK has checked; the scopes are mutable in its types. */
export type AuthorizedRequest = IncomingMessage & {
  auth?: Omit<AuthInfo, "scopes"> & { scopes: string[] };
};

/** What each generation of the SDK brings to an HTTP server. */
export interface HttpBinding {
  /** Refuse foreign hosts and pages, and let the others read the answers. */
  readonly pageGuards: readonly RequestHandler[];
  /** Ask for a valid token. */
  readonly tokenGuards: readonly RequestHandler[];
  /** Publish what OAuth clients have to know; not guarded. */
  readonly publications: readonly RequestHandler[];
  /** Answers a request to the MCP endpoint. */
  readonly handle: (request: AuthorizedRequest, response: ServerResponse) => Promise<void>;
  /** How many sessions are open. */
  readonly countSessions: () => number;
  /** Marks its owner's session as in use. @returns What to call when the request is over. */
  readonly use: (sessionId: string, owner: string) => () => void;
  readonly close: () => Promise<void>;
}
