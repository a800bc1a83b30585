import { reviveArguments } from "../arguments/prepare-arguments.js";
import type { PreparedArguments } from "../arguments/prepare-arguments.js";
import type { OpenContext } from "../context/create-tool-context.js";
import type { RegisteredTool } from "../registry/registered-tool.js";
import type { CallToolResult } from "../results/call-tool-result.js";
import { convertResult } from "../results/convert-result.js";
import { bindArguments } from "./bind-arguments.js";
import { callMethod } from "./call-method.js";
import { isPending } from "./is-pending.js";

/** The part of a call that is the author's: bind the checked arguments, call, convert what came back. */
export async function runMethod(
  tool: RegisteredTool,
  { args, given }: PreparedArguments,
  openContext: OpenContext,
): Promise<CallToolResult> {
  const revived = await reviveArguments(tool, args);
  const parameters = bindArguments(tool.record.compiled.parameters, revived, given, openContext);
  const returned = callMethod(tool, parameters);
  // Whatever it waits for, it may be cancelled meanwhile; who asks for the signal hears of that.
  if (await isPending(returned)) openContext().signal.throwIfAborted();
  return convertResult(await returned, tool.rules, openContext);
}
