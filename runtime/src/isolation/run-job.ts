import { isError } from "../errors/is-error.js";
import { prepareContext } from "../context/create-tool-context.js";
import type { CallContext } from "../context/tool-context.js";
import { ToolError } from "../errors/tool-error.js";
import { ToolmetaError } from "../errors/toolmeta-error.js";
import { runMethod } from "../invocation/run-method.js";
import { serializeValue } from "../results/serialize-value.js";
import { listMembers } from "../validation/list-members.js";
import type { IsolatedJob, IsolatedMessage, IsolatedOutcome } from "./isolated-job.js";
import { openIsolatedTool } from "./open-isolated-tool.js";

/** Runs a call inside a worker thread; the pool calls it by its name. */
export async function runJob(job: IsolatedJob): Promise<IsolatedOutcome> {
  try {
    const tool = await openIsolatedTool(job);
    // The thread is ended when the call is aborted, so the signal need not tell.
    const { signal } = new AbortController();
    const openContext = prepareContext(job.toolName, createReporter(job), {
      signal,
      isOver: () => false,
    });
    return { result: await runMethod(tool, job, openContext) };
  } catch (thrown) {
    // An exception cannot cross to the other thread as it is; there, it is thrown again.
    return { failure: takeApart(thrown) };
  } finally {
    await send(job, { end: true });
    job.port.close();
  }
}

function createReporter(job: IsolatedJob): CallContext {
  return {
    progress: (...progress) => send(job, { progress }),
    log: (level, data) => send(job, { log: [level, data] }),
  };
}

function send({ port }: IsolatedJob, message: IsolatedMessage): Promise<void> {
  port.postMessage(message);
  return Promise.resolve();
}

function takeApart(
  thrown: unknown,
): Extract<IsolatedOutcome, { readonly failure: unknown }>["failure"] {
  const { message, code, stack, cause } = ToolmetaError.from(thrown);
  const { details, loss = "" } = ToolError.is(thrown) ? toPlain(thrown.details) : {};
  return {
    code,
    message: message + loss,
    isToolError: ToolError.is(thrown),
    details,
    stack: isError(cause) ? cause.stack : stack,
  };
}

/** Details in JSON: what a thread cannot copy is no part of a result either. */
function toPlain(details: ToolError["details"]): {
  readonly details?: ToolError["details"];
  readonly loss?: string;
} {
  try {
    const plain = serializeValue(details);
    return plain === undefined ? {} : { details: Object.fromEntries(listMembers(plain)) };
  } catch (broken) {
    return { loss: ` (Its details are lost: ${ToolmetaError.from(broken).message})` };
  }
}
