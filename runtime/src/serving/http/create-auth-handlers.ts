import type { RequestHandler } from "express";
import type { HttpBinding } from "./http-binding.js";
import type { BearerAuth } from "./http-options.js";

/** The SDK's own pieces of an OAuth resource server. */
export interface AuthPieces {
  readonly requireBearerAuth: (options: {
    verifier: { verifyAccessToken(token: string): Promise<SdkAuthInfo> };
    requiredScopes?: string[];
    resourceMetadataUrl?: string;
  }) => RequestHandler;
  readonly mcpAuthMetadataRouter: (metadata: SdkMetadata) => RequestHandler;
  readonly getOAuthProtectedResourceMetadataUrl: (resource: URL) => string;
  /** The error by which the SDK knows that a token is not valid. */
  readonly createTokenError: (message: string) => Error;
  /** Whether an error is an answer to the client, and no failure of ours. */
  readonly isOAuthError: (error: unknown) => boolean;
}

// The SDK's types are mutable.
type SdkAuthInfo = ReturnType<typeof toSdkAuthInfo>;
type SdkMetadata = ReturnType<typeof toSdkMetadata>;
type Info = NonNullable<Awaited<ReturnType<BearerAuth["verify"]>>>;
type Metadata = NonNullable<BearerAuth["metadata"]>;

/** What asks for tokens and what publishes where to get one, for what the options say. */
export function createAuthHandlers(
  auth: BearerAuth | undefined,
  sdk: AuthPieces,
): Pick<HttpBinding, "tokenGuards" | "publications"> {
  if (auth === undefined) return { tokenGuards: [], publications: [] };
  const { requiredScopes, metadata } = auth;
  const guard = sdk.requireBearerAuth({
    verifier: {
      async verifyAccessToken(token) {
        const info = await verify(auth, sdk, token);
        if (info === undefined) throw sdk.createTokenError("The token is not valid.");
        return toSdkAuthInfo(info);
      },
    },
    ...(requiredScopes !== undefined && { requiredScopes: [...requiredScopes] }),
    ...(metadata !== undefined && {
      resourceMetadataUrl: sdk.getOAuthProtectedResourceMetadataUrl(metadata.resourceServerUrl),
    }),
  });
  const publications =
    metadata === undefined ? [] : [sdk.mcpAuthMetadataRouter(toSdkMetadata(metadata))];
  return { tokenGuards: [guard], publications };
}

/** The SDK answers a failure with 500, and says to nobody what has failed. */
async function verify(auth: BearerAuth, sdk: AuthPieces, token: string): Promise<Info | undefined> {
  try {
    return await auth.verify(token);
  } catch (error) {
    if (!sdk.isOAuthError(error)) console.error("A token could not be verified:", error);
    throw error;
  }
}

function toSdkAuthInfo(info: Info) {
  return { ...info, scopes: [...info.scopes] };
}

function toSdkMetadata(metadata: Metadata) {
  const { oauthMetadata, scopesSupported, ...rest } = metadata;
  const { response_types_supported } = oauthMetadata;
  return {
    ...rest,
    oauthMetadata: { ...oauthMetadata, response_types_supported: [...response_types_supported] },
    ...(scopesSupported !== undefined && { scopesSupported: [...scopesSupported] }),
  };
}
