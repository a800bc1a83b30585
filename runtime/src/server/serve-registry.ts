import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import type { ToolRegistry } from "../registry/tool-registry.js";
import { handleCall } from "./handle-call.js";
import { handleList } from "./handle-list.js";
import { openLowLevelServer } from "./low-level-server.js";
import type { AnyServer, LowLevelServer } from "./low-level-server.js";
import { readPreviousHandler } from "./read-previous-handler.js";
import { rememberRegistry } from "./read-taken-names.js";

/**
 * Serves a registry's tools on an SDK server, beside those that the server has. One registry may be served
 * on many servers, as when every HTTP session has a server of its own. Call it before `connect()`.
 *
 * @throws ToolmetaError (`server_conflict`) when the server is connected and has not declared tools.
 */
export function serveRegistry(server: AnyServer, registry: ToolRegistry): void {
  const lowLevel = openLowLevelServer(server);
  const previousList = readPreviousHandler(lowLevel, "tools/list");
  const previousCall = readPreviousHandler(lowLevel, "tools/call");
  lowLevel.setRequestHandler(ListToolsRequestSchema, (request, extra) =>
    handleList(lowLevel, registry, request, extra, previousList),
  );
  lowLevel.setRequestHandler(CallToolRequestSchema, (request, extra) =>
    handleCall(lowLevel, registry, request, extra, previousCall),
  );
  announceChanges(lowLevel, registry);
  rememberRegistry(lowLevel, registry);
}

/** Ends the announcements to servers that are no more. */
const ending = new FinalizationRegistry<() => void>((stop) => {
  stop();
});

/** A registry outlives the servers of its sessions, and must not keep them alive. */
function announceChanges(server: LowLevelServer, registry: ToolRegistry): void {
  const reference = new WeakRef(server);
  const stop = registry.onListChanged(() => {
    const current = reference.deref();
    if (current?.transport === undefined) return;
    // A client that has just gone need not be told.
    current.sendToolListChanged().catch(() => undefined);
  });
  ending.register(server, stop);
}
