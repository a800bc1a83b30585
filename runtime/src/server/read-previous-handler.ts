import { types } from "node:util";
import type { LowLevelServer } from "./low-level-server.js";

/** A request handler as the SDK keeps it: it takes the raw request. */
export type RawHandler = (request: unknown, extra: unknown) => Promise<unknown>;

/** The handler that a server already has for a method; its tools stay listed and callable. */
export function readPreviousHandler(
  server: LowLevelServer,
  method: string,
): RawHandler | undefined {
  const handlers: unknown = Reflect.get(server, "_requestHandlers");
  if (!types.isMap(handlers)) return undefined;
  const handler: unknown = handlers.get(method);
  return isHandler(handler) ? handler : undefined;
}

function isHandler(value: unknown): value is RawHandler {
  return typeof value === "function";
}
