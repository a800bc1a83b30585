import type { RequestHandler } from "express";
import { hostnameOf } from "../../serving/http/hostname-of.js";
import { refuse } from "../../serving/http/http-refusal.js";

/**
 * Refuses requests of foreign web pages (MCP, Transports: servers must validate the Origin header). A
 * request without one comes from no page. The second generation of the SDK brings the same itself.
 */
export function validateOrigin(allowedHostnames: readonly string[]): RequestHandler {
  return (request, response, next) => {
    const { origin } = request.headers;
    if (origin === undefined || allowedHostnames.includes(hostnameOf(origin))) {
      next();
      return;
    }
    const message = `Invalid Origin: ${origin}. Expected a page of ${allowedHostnames.join(", ")}.`;
    refuse(response, { status: 403, code: -32000, message });
  };
}
