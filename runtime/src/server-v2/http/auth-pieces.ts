import {
  getOAuthProtectedResourceMetadataUrl,
  mcpAuthMetadataRouter,
  requireBearerAuth,
} from "@modelcontextprotocol/express";
import { OAuthError, OAuthErrorCode } from "@modelcontextprotocol/server";
import type { AuthPieces } from "../../serving/http/create-auth-handlers.js";

/** What the second generation of the SDK has for OAuth resource servers. */
export const AUTH_PIECES: AuthPieces = {
  requireBearerAuth,
  mcpAuthMetadataRouter,
  getOAuthProtectedResourceMetadataUrl,
  createTokenError: (message) => new OAuthError(OAuthErrorCode.InvalidToken, message),
  isOAuthError: (error) => error instanceof OAuthError,
};
