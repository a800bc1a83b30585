import type { ToolContext } from "../context/tool-context.js";
import { prepareArguments, reviveArguments } from "../arguments/prepare-arguments.js";
import type { RegisteredTool } from "../registry/registered-tool.js";
import type { CallToolResult } from "../results/call-tool-result.js";
import { convertError } from "../results/convert-error.js";
import { convertResult } from "../results/convert-result.js";
import { bindArguments } from "./bind-arguments.js";
import { callMethod } from "./call-method.js";

/**
 * The one path of a call: check the arguments, bind them to parameters, call the method, convert its
 * result. Whatever is thrown on the way becomes a result with `isError`.
 */
export async function invokeTool(
  tool: RegisteredTool,
  raw: unknown,
  context: ToolContext,
): Promise<CallToolResult> {
  try {
    const { args, given } = await prepareArguments(tool, raw);
    const revived = await reviveArguments(tool, args);
    const parameters = bindArguments(tool.record.compiled.parameters, revived, given, context);
    return await convertResult(await callMethod(tool, parameters), tool.rules, context);
  } catch (thrown) {
    return convertError(thrown, tool.rules);
  }
}
