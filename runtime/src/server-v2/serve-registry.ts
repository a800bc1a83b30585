import type { ListToolsResult } from "@modelcontextprotocol/server";
import { announceChanges } from "../binding/announce-changes.js";
import { openHandlers } from "../binding/open-handlers.js";
import { readForeignNames } from "../binding/read-foreign-names.js";
import { rememberRegistry } from "../binding/read-taken-names.js";
import type { ToolRegistry } from "../registry/tool-registry.js";
import { exposeInputSchemas } from "./expose-input-schemas.js";
import { handleList } from "./handle-list.js";
import { openLowLevelServer } from "./low-level-server.js";
import type { AnyServer } from "./low-level-server.js";
import { openRequestStates } from "./open-request-states.js";
import type { RawHandler } from "./raw-handler.js";
import { routeCalls } from "./route-calls.js";
import type { ServeOptions } from "./serve-options.js";

/**
 * Serves a registry's tools on a server of the SDK's second generation, beside those that the server has, to
 * clients of every revision that it speaks. One registry may be served on many servers, as when every HTTP
 * request has a server of its own. Call it before `connect()`.
 *
 * @throws ToolmetaError `server_conflict` when the server is connected and has not declared tools, or is one
 *   of the SDK's first generation; `invalid_options`.
 */
export function serveRegistry(
  server: AnyServer,
  registry: ToolRegistry,
  options: ServeOptions = {},
): void {
  const lowLevel = openLowLevelServer(server);
  const states = openRequestStates(lowLevel, options.requestState);
  const previousList = openHandlers<RawHandler<ListToolsResult>>(lowLevel).get("tools/list");
  lowLevel.setRequestHandler("tools/list", (request, ctx) =>
    handleList(lowLevel, registry, request, ctx, previousList),
  );
  routeCalls({ server: lowLevel, registry, states }, readForeignNames(server));
  exposeInputSchemas(server, registry);
  announceChanges(lowLevel, registry);
  rememberRegistry(lowLevel, registry);
}
