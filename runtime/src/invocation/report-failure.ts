import type { ToolmetaError } from "../errors/toolmeta-error.js";
import type { RegisteredTool } from "../registry/registered-tool.js";

/**
 * Tells `onError` of a failure. A listener that fails itself changes nothing for the caller; that is told on
 * the standard error output.
 *
 * @param fallback What to do when there is no listener.
 */
export async function reportFailure(
  tool: RegisteredTool,
  error: ToolmetaError,
  id: string,
  fallback: () => void,
): Promise<void> {
  const { onError } = tool.failureRules;
  if (onError === undefined) {
    fallback();
    return;
  }
  try {
    // It may be asynchronous, though nobody waits for it.
    await onError(error, tool.definition, id);
  } catch (thrown) {
    console.error(`[${id}] onError failed for ${tool.place}:`, thrown, "\nIt was told of:", error);
  }
}
