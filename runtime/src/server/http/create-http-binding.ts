import { hostHeaderValidation } from "@modelcontextprotocol/sdk/server/middleware/hostHeaderValidation.js";
import { allowPages } from "../../serving/http/allow-pages.js";
import { createAuthHandlers } from "../../serving/http/create-auth-handlers.js";
import type { HttpBinding } from "../../serving/http/http-binding.js";
import type { HttpSettings } from "../../serving/http/http-settings.js";
import type { AnyServer } from "../low-level-server.js";
import { AUTH_PIECES } from "./auth-pieces.js";
import { handleSessions } from "./handle-sessions.js";
import { handleStateless } from "./handle-stateless.js";
import { validateOrigin } from "./validate-origin.js";

/** Answers HTTP requests with the first generation of the SDK. */
export function createHttpBinding(open: () => AnyServer, settings: HttpSettings): HttpBinding {
  const endpoint = settings.isStateless
    ? handleStateless(open, settings)
    : handleSessions(open, settings);
  return {
    pageGuards: [
      hostHeaderValidation([...settings.allowedHosts]),
      validateOrigin(settings.allowedOrigins),
      allowPages(settings.allowedOrigins),
    ],
    ...createAuthHandlers(settings.auth, AUTH_PIECES),
    ...endpoint,
  };
}
