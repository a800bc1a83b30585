import type {
  CallToolResult as SdkResult,
  ElicitRequestFormParams,
  InputRequest,
  Tool,
} from "@modelcontextprotocol/server";
import type { ElicitRequest, SampleRequest } from "../context/tool-context.js";
import type { ToolDefinition } from "../registry/tool-definition.js";
import type { CallToolResult } from "../results/call-tool-result.js";
import { isJsonObject } from "../validation/is-json-object.js";

type SampleParams = Extract<InputRequest, { method: "sampling/createMessage" }>["params"];

// Our types are those of the SDK but for `readonly`, which it cannot take. It checks what is sent itself.

/** Definitions in the SDK's own type. */
export function toSdkTools(definitions: readonly ToolDefinition[]): Tool[] {
  const all: readonly unknown[] = definitions;
  return all.filter(isSdkTool);
}

function isSdkTool(definition: unknown): definition is Tool {
  return isJsonObject(definition);
}

/** A result in the SDK's own type. */
export function toSdkResult(result: CallToolResult): SdkResult {
  return { ...result } as SdkResult;
}

/** A question to the user in the SDK's own type. */
export function toElicitParams({ key, ...request }: ElicitRequest): ElicitRequestFormParams {
  return structuredClone(request) as ElicitRequestFormParams;
}

/** A request to the client's model in the SDK's own type. */
export function toSampleParams({ key, ...request }: SampleRequest): SampleParams {
  return structuredClone(request) as SampleParams;
}
