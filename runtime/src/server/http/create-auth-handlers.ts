import { InvalidTokenError } from "@modelcontextprotocol/sdk/server/auth/errors.js";
import { requireBearerAuth } from "@modelcontextprotocol/sdk/server/auth/middleware/bearerAuth.js";
import {
  getOAuthProtectedResourceMetadataUrl,
  mcpAuthMetadataRouter,
} from "@modelcontextprotocol/sdk/server/auth/router.js";
import type { AuthMetadataOptions } from "@modelcontextprotocol/sdk/server/auth/router.js";
import type { HttpBinding } from "../../serving/http/http-binding.js";
import type { BearerAuth, ResourceMetadata } from "../../serving/http/http-options.js";

type AuthHandlers = Pick<HttpBinding, "guards" | "publications">;

/** The SDK's own pieces of an OAuth resource server, for what the options say. */
export function createAuthHandlers(auth: BearerAuth | undefined): AuthHandlers {
  if (auth === undefined) return { guards: [], publications: [] };
  const { requiredScopes, metadata } = auth;
  const guard = requireBearerAuth({
    verifier: {
      async verifyAccessToken(token) {
        const info = await auth.verify(token);
        if (info === undefined) throw new InvalidTokenError("The token is not valid.");
        return { ...info, scopes: [...info.scopes] };
      },
    },
    ...(requiredScopes !== undefined && { requiredScopes: [...requiredScopes] }),
    ...(metadata !== undefined && {
      resourceMetadataUrl: getOAuthProtectedResourceMetadataUrl(metadata.resourceServerUrl),
    }),
  });
  return {
    guards: [guard],
    publications: metadata === undefined ? [] : [mcpAuthMetadataRouter(toSdkMetadata(metadata))],
  };
}

/** A copy, because the SDK's types are mutable. */
function toSdkMetadata(metadata: ResourceMetadata): AuthMetadataOptions {
  const { oauthMetadata, scopesSupported, ...rest } = metadata;
  return {
    ...rest,
    oauthMetadata: {
      ...oauthMetadata,
      response_types_supported: [...oauthMetadata.response_types_supported],
    },
    ...(scopesSupported !== undefined && { scopesSupported: [...scopesSupported] }),
  };
}
