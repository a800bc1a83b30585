import type { RequestHandlerExtra } from "@modelcontextprotocol/sdk/shared/protocol.js";
import type { ServerNotification, ServerRequest } from "@modelcontextprotocol/sdk/types.js";

/** What the SDK tells of a request beside its parameters. */
export type RequestExtra = RequestHandlerExtra<ServerRequest, ServerNotification>;
