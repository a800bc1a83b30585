import type { ServerContext } from "@modelcontextprotocol/server";
import { ANSWER_TIMEOUT } from "../binding/answer-timeout.js";
import type { ToolContext } from "../context/tool-context.js";
import type { LowLevelServer } from "./low-level-server.js";
import { toElicitParams, toSampleParams } from "./sdk-types.js";

/* What the SDK advises against for revision 2026-07-28 is the only way for those before it. */
/* eslint-disable @typescript-eslint/no-deprecated */

/** The requests to a client of a revision before 2026-07-28, which are sent while the method waits. */
export function createPushRequests(
  server: LowLevelServer,
  { mcpReq }: ServerContext,
): Pick<ToolContext, "elicit" | "sample" | "listRoots"> {
  const options = {
    signal: mcpReq.signal,
    relatedRequestId: mcpReq.id,
    timeout: ANSWER_TIMEOUT,
  };
  return {
    elicit: (request) => mcpReq.elicitInput(toElicitParams(request), options),
    sample: (request) => mcpReq.requestSampling(toSampleParams(request), options),
    listRoots: async () => (await server.listRoots(undefined, options)).roots,
  };
}
