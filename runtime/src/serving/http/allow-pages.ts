import cors from "cors";
import type { RequestHandler } from "express";
import { hostnameOf } from "./hostname-of.js";

/** What a page has to read of an answer, and cannot unless it is named. */
const EXPOSED = ["Mcp-Session-Id", "WWW-Authenticate", "Retry-After"];

/**
 * Lets the pages of allowed hosts read the answers, and answers what their browser asks before (CORS). Comes
 * before the check of tokens: a browser asks without one.
 */
export function allowPages(allowedHostnames: readonly string[]): RequestHandler {
  return cors({
    origin(origin, decide) {
      decide(null, origin !== undefined && allowedHostnames.includes(hostnameOf(origin)));
    },
    methods: ["GET", "POST", "DELETE"],
    exposedHeaders: EXPOSED,
  });
}
