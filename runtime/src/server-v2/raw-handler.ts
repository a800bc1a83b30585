import type { ServerContext } from "@modelcontextprotocol/server";

/** A request handler as the SDK keeps it: it takes the raw request, and checks what is sent. */
export type RawHandler<Result = unknown> = (
  request: unknown,
  ctx: ServerContext,
) => Promise<Result>;
