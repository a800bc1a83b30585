import type { CallToolResult as SdkResult, Tool } from "@modelcontextprotocol/sdk/types.js";
import type { ToolDefinition } from "../registry/tool-definition.js";
import type { CallToolResult } from "../results/call-tool-result.js";

// Our types are those of the SDK but for `readonly`, which it cannot take; nothing has to be copied.

/** A definition in the SDK's own type. */
export function isSdkTool(definition: ToolDefinition | Tool): definition is Tool {
  return "name" in definition;
}

/** A result in the SDK's own type. */
export function toSdkResult(result: CallToolResult): SdkResult {
  return { ...result } as SdkResult;
}
