import { prepareArguments } from "../arguments/prepare-arguments.js";
import { prepareContext } from "../context/create-tool-context.js";
import type { OpenContext } from "../context/create-tool-context.js";
import type { CallContext } from "../context/tool-context.js";
import { isInputRequired } from "../errors/is-input-required.js";
import { runIsolated } from "../isolation/run-isolated.js";
import { gatePaths } from "../paths/gate-paths.js";
import type { RegisteredTool } from "../registry/registered-tool.js";
import type { CallToolResult } from "../results/call-tool-result.js";
import { answerFailure, reportReturnedFailure } from "./answer-failure.js";
import { startDeadline } from "./call-deadline.js";
import type { CallDeadline } from "./call-deadline.js";
import { runMethod } from "./run-method.js";

/**
 * The one path of a call: check the arguments and the paths among them, wait for its turn, run the method,
 * convert its result. Whatever is thrown on the way becomes a result with `isError`.
 *
 * @throws ToolmetaError (`input_required`) when the caller's signal was aborted with such an error.
 */
export async function invokeTool(
  tool: RegisteredTool,
  raw: unknown,
  caller: CallContext,
): Promise<CallToolResult> {
  const deadline = startDeadline(tool.definition.name, tool.timeout, caller.signal);
  const openContext = prepareContext(tool.definition.name, caller, deadline);
  try {
    const result = await deadline.race(runCall(tool, raw, openContext, deadline));
    if (result.isError === true) reportReturnedFailure(tool, result);
    return result;
  } catch (thrown) {
    // What the method made of the interruption is not its answer: it runs again.
    if (isInputRequired(deadline.reason)) throw deadline.reason;
    return await answerFailure(tool, thrown);
  } finally {
    deadline.stop();
  }
}

async function runCall(
  tool: RegisteredTool,
  raw: unknown,
  openContext: OpenContext,
  deadline: CallDeadline,
): Promise<CallToolResult> {
  const { args, given } = await prepareArguments(tool, raw);
  const hasPaths = tool.pathRules.checkPaths.length > 0;
  // Files or the client are asked, which takes time.
  if (hasPaths) deadline.signal.throwIfAborted();
  const prepared = { args: hasPaths ? await gatePaths(tool, args, openContext()) : args, given };
  const run = tool.record.options.isolate === true ? runIsolated : runMethod;
  // A caller who has gone meanwhile wants nothing done any more.
  if (deadline.reason !== undefined) throw deadline.reason;
  return tool.queue.run(() => run(tool, prepared, openContext), deadline);
}
