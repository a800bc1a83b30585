import type { CallContext } from "../context/tool-context.js";
import { createErrorId } from "../errors/create-error-id.js";
import { ToolmetaError } from "../errors/toolmeta-error.js";
import { reportFailure } from "../invocation/report-failure.js";
import type { RegisteredTool } from "./registered-tool.js";
import type { AuthorizeTool } from "./registry-options.js";

/** Whether a caller may use a tool. When that cannot be found out, he may not, and the server hears why. */
export async function isAuthorized(
  tool: RegisteredTool,
  context: CallContext,
  authorize: AuthorizeTool,
): Promise<boolean> {
  try {
    return await authorize(tool.definition, context);
  } catch (thrown) {
    const id = createErrorId();
    await reportFailure(tool, ToolmetaError.from(thrown), id, () => {
      console.error(`[${id}] authorize failed for ${tool.place}:`, thrown);
    });
    return false;
  }
}
