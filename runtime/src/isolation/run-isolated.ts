import { MessageChannel } from "node:worker_threads";
import type { MessagePort } from "node:worker_threads";
import type { PreparedArguments } from "../arguments/prepare-arguments.js";
import type { OpenContext } from "../context/create-tool-context.js";
import type { ToolContext } from "../context/tool-context.js";
import { ToolError } from "../errors/tool-error.js";
import { ToolmetaError } from "../errors/toolmeta-error.js";
import type { RegisteredTool } from "../registry/registered-tool.js";
import type { CallToolResult } from "../results/call-tool-result.js";
import type { IsolatedJob, IsolatedMessage, IsolatedOutcome } from "./isolated-job.js";
import { openWorkerPool } from "./worker-pool.js";

/**
 * Runs a call in a worker thread, which is ended when the call's signal is aborted. Progress and log
 * messages come back; a worker cannot ask the client anything.
 */
export async function runIsolated(
  tool: RegisteredTool,
  prepared: PreparedArguments,
  openContext: OpenContext,
): Promise<CallToolResult> {
  const context = openContext();
  const pool = await openWorkerPool();
  const { port1, port2 } = new MessageChannel();
  const reports = forwardReports(port1, context);
  reports.catch(() => undefined);
  const job: IsolatedJob = { ...describeTool(tool), ...prepared, port: port2 };
  const outcome: IsolatedOutcome = await pool
    .run(job, { transferList: [port2], signal: context.signal })
    .catch((thrown: unknown) => {
      port1.close();
      throw thrown;
    });
  // What the tool reported goes out before its result.
  await reports;
  if ("result" in outcome) return outcome.result;
  throw rebuildError(outcome.failure);
}

function describeTool(tool: RegisteredTool): Omit<IsolatedJob, "args" | "given" | "port"> {
  const { record, definition, rules } = tool;
  return {
    file: record.file ?? "",
    className: record.compiled.className,
    key: String(record.key),
    isStatic: record.static,
    toolName: definition.name,
    text: rules.text,
  };
}

/** Passes on what a tool reports, until its worker says that this is all. */
async function forwardReports(port: MessagePort, context: ToolContext): Promise<void> {
  const sending: Promise<void>[] = [];
  await new Promise<void>((resolve) => {
    port.on("message", (message: IsolatedMessage) => {
      if ("progress" in message) sending.push(context.progress(...message.progress));
      else if ("log" in message) sending.push(context.log(...message.log));
      // The end of the port would not do: a worker thread that waits for work does not get to closing it.
      else resolve();
      // A report that fails is told with the result; until then nobody listens.
      sending.at(-1)?.catch(() => undefined);
    });
    port.on("close", resolve);
  });
  port.close();
  await Promise.all(sending);
}

function rebuildError(
  failure: Extract<IsolatedOutcome, { readonly failure: unknown }>["failure"],
): ToolmetaError {
  const { code, message, isToolError, details, stack } = failure;
  const cause = new Error(message);
  if (stack !== undefined) cause.stack = stack;
  return isToolError
    ? new ToolError(message, details, { cause })
    : new ToolmetaError(code, message, { cause });
}
