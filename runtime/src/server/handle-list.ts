import { ListToolsResultSchema } from "@modelcontextprotocol/sdk/types.js";
import type { ListToolsRequest, ListToolsResult } from "@modelcontextprotocol/sdk/types.js";
import type { ToolRegistry } from "../registry/tool-registry.js";
import { createCallContext } from "./create-call-context.js";
import type { RawHandler } from "./raw-handler.js";
import type { RequestExtra } from "./request-extra.js";
import { isSdkTool } from "./sdk-types.js";
import type { LowLevelServer } from "./low-level-server.js";

/** Answers `tools/list`: our tools, then those that the server had before. */
export async function handleList(
  server: LowLevelServer,
  registry: ToolRegistry,
  request: ListToolsRequest,
  extra: RequestExtra,
  previous: RawHandler | undefined,
): Promise<ListToolsResult> {
  const definitions = await registry.list(createCallContext(server, extra));
  const names = new Set(definitions.map((definition) => definition.name));
  // A cursor belongs to the previous handler: our tools are all on the first page.
  const own = request.params?.cursor === undefined ? definitions.filter(isSdkTool) : [];
  if (previous === undefined) return { tools: own };
  const { tools, ...rest } = ListToolsResultSchema.parse(await previous(request, extra));
  return { ...rest, tools: [...own, ...tools.filter((tool) => !names.has(tool.name))] };
}
