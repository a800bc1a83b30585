import type { AuthInfo } from "../../context/tool-context.js";
import type { Serving, ServingOptions } from "../serving-options.js";

/** How many sessions a server keeps, and for how long. */
export interface SessionLimits {
  /** Sessions at once; the next client is told to come back later. Default: 1000. */
  readonly max?: number;
  /** Milliseconds after which a session that nobody uses is closed. Default: 30 minutes. */
  readonly idle?: number;
}

/** Describes the server to OAuth clients (RFC 9728); the SDK's own router publishes it. */
export interface ResourceMetadata {
  /** The server's public address, with the path: the resource that tokens are issued for. */
  readonly resourceServerUrl: URL;
  /** The authorization server's metadata (RFC 8414), as it publishes them itself. */
  readonly oauthMetadata: {
    readonly issuer: string;
    readonly authorization_endpoint: string;
    readonly token_endpoint: string;
    readonly response_types_supported: readonly string[];
    readonly [member: string]: unknown;
  };
  readonly scopesSupported?: readonly string[];
  readonly resourceName?: string;
  readonly serviceDocumentationUrl?: URL;
}

/** Who may use a server: the holders of tokens that `verify` knows. The SDK checks the rest. */
export interface BearerAuth {
  /**
   * What a bearer token stands for, or undefined for one that is not valid. It also has to make sure that the
   * token was issued for this server, and not for another one of the same issuer. `expiresAt` must be set: the
   * SDK refuses a token without an end. `extra.sub` names the user, where a client serves many: a session and
   * a half-answered call belong to one client and user. What it throws is logged and answered with 500, but
   * for an OAuth error of the SDK, which says itself how it is answered.
   */
  verify(token: string): AuthInfo | undefined | Promise<AuthInfo | undefined>;
  /** Scopes that every token must have. */
  readonly requiredScopes?: readonly string[];
  /** Published under `/.well-known/`, and named to a client that comes without a token. */
  readonly metadata?: ResourceMetadata;
}

/** How a server is served over Streamable HTTP. Everything is optional. */
export interface HttpOptions extends ServingOptions {
  /** The address to listen on. Default: `127.0.0.1`, which no other machine reaches. */
  readonly host?: string;
  /** 0 takes a free port. Default: 3000. */
  readonly port?: number;
  /** Default: `/mcp`. Not `/healthz`, where the server tells its health. */
  readonly path?: string;
  /**
   * Keeps nothing between requests, so that any number of processes can stand behind a load balancer. Tools
   * can then not ask a client of the 2025 revisions anything. Default: false.
   */
  readonly stateless?: boolean;
  readonly sessions?: SessionLimits;
  /**
   * The hostnames under which the server may be addressed, without port. Default on a loopback address: the
   * names of the loopback interface. On any other address they have to be given.
   */
  readonly allowedHosts?: readonly string[];
  /**
   * The hostnames of pages that may use the server from a browser (CORS), without scheme and port. Default:
   * those of the loopback interface. What is no page sends no origin and is not concerned.
   */
  readonly allowedOrigins?: readonly string[];
  /** Bytes of a request's body. Default: 4 MiB. */
  readonly bodyLimit?: number;
  /**
   * Milliseconds in which a request has to arrive as a whole. How long a call may run is the registry's
   * `timeout`. Default: 30 000.
   */
  readonly requestTimeout?: number;
  readonly auth?: BearerAuth;
}

/** A server that is being served over HTTP. */
export interface HttpServing extends Serving {
  /** The address of the MCP endpoint. */
  readonly url: URL;
}
