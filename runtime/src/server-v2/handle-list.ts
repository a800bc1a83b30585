import type {
  ListToolsRequest,
  ListToolsResult,
  ServerContext,
} from "@modelcontextprotocol/server";
import type { ToolRegistry } from "../registry/tool-registry.js";
import { createCallContext } from "./create-call-context.js";
import type { LowLevelServer } from "./low-level-server.js";
import type { RawHandler } from "./raw-handler.js";
import { toSdkTools } from "./sdk-types.js";

/** Answers `tools/list`: our tools, then those that the server had before. */
export async function handleList(
  server: LowLevelServer,
  registry: ToolRegistry,
  request: ListToolsRequest,
  ctx: ServerContext,
  previous: RawHandler<ListToolsResult> | undefined,
): Promise<ListToolsResult> {
  const definitions = await registry.list(createCallContext(server, ctx));
  const names = new Set(definitions.map((definition) => definition.name));
  // A cursor belongs to the previous handler: our tools are all on the first page.
  const own = request.params?.cursor === undefined ? toSdkTools(definitions) : [];
  if (previous === undefined) return { tools: own };
  const { tools, ...rest } = await previous(request, ctx);
  return { ...rest, tools: [...own, ...tools.filter((tool) => !names.has(tool.name))] };
}
