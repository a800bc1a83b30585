import { InvalidTokenError, OAuthError } from "@modelcontextprotocol/sdk/server/auth/errors.js";
import { requireBearerAuth } from "@modelcontextprotocol/sdk/server/auth/middleware/bearerAuth.js";
import {
  getOAuthProtectedResourceMetadataUrl,
  mcpAuthMetadataRouter,
} from "@modelcontextprotocol/sdk/server/auth/router.js";
import type { AuthPieces } from "../../serving/http/create-auth-handlers.js";

/** What the first generation of the SDK has for OAuth resource servers. */
export const AUTH_PIECES: AuthPieces = {
  requireBearerAuth,
  mcpAuthMetadataRouter,
  getOAuthProtectedResourceMetadataUrl,
  createTokenError: (message) => new InvalidTokenError(message),
  isOAuthError: (error) => error instanceof OAuthError,
};
