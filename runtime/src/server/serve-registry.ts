import { Protocol } from "@modelcontextprotocol/sdk/shared/protocol.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import type { CallToolRequest, Result } from "@modelcontextprotocol/sdk/types.js";
import { announceChanges } from "../binding/announce-changes.js";
import { openHandlers } from "../binding/open-handlers.js";
import { readForeignNames } from "../binding/read-foreign-names.js";
import { rememberRegistry } from "../binding/read-taken-names.js";
import type { ToolRegistry } from "../registry/tool-registry.js";
import { handleCall } from "./handle-call.js";
import { handleList } from "./handle-list.js";
import { openLowLevelServer } from "./low-level-server.js";
import type { AnyServer } from "./low-level-server.js";
import type { RawHandler } from "./raw-handler.js";
import type { RequestExtra } from "./request-extra.js";

/**
 * Serves a registry's tools on an SDK server, beside those that the server has. One registry may be served
 * on many servers, as when every HTTP session has a server of its own. Call it before `connect()`.
 *
 * @throws ToolmetaError (`server_conflict`) when the server is connected and has not declared tools, or is
 *   one of the SDK's second generation.
 */
export function serveRegistry(server: AnyServer, registry: ToolRegistry): void {
  const lowLevel = openLowLevelServer(server);
  const handlers = openHandlers<RawHandler>(lowLevel);
  const previousList = handlers.get("tools/list");
  const previousCall = handlers.get("tools/call");
  lowLevel.setRequestHandler(ListToolsRequestSchema, (request, extra) =>
    handleList(lowLevel, registry, request, extra, previousList),
  );
  const isForeign = readForeignNames(server);
  const answerCall = (request: CallToolRequest, extra: RequestExtra): Promise<Result> => {
    const previous = isForeign(request.params.name) ? previousCall : undefined;
    return handleCall(lowLevel, registry, request, extra, previous);
  };
  // The protocol's own, which reads a request once. A server's reads it twice, and the result, which was checked.
  Protocol.prototype.setRequestHandler.call(lowLevel, CallToolRequestSchema, answerCall);
  announceChanges(lowLevel, registry);
  rememberRegistry(lowLevel, registry);
}
