import type {
  CreateMessageRequest,
  ElicitRequestFormParams,
} from "@modelcontextprotocol/sdk/types.js";
import { ANSWER_TIMEOUT } from "../binding/answer-timeout.js";
import { pickOffered } from "../binding/pick-offered.js";
import type {
  CallContext,
  ClientInfo,
  ElicitRequest,
  SampleRequest,
  ToolContext,
} from "../context/tool-context.js";
import type { LowLevelServer } from "./low-level-server.js";
import type { RequestExtra } from "./request-extra.js";

/** What the client can be asked; what it cannot is left out, and its lack is told when a tool asks. */
export function createClientRequests(
  server: LowLevelServer,
  extra: RequestExtra,
  client: ClientInfo | undefined,
): Pick<CallContext, "elicit" | "sample" | "listRoots"> {
  const options = {
    signal: extra.signal,
    relatedRequestId: extra.requestId,
    timeout: ANSWER_TIMEOUT,
  };
  const elicit: ToolContext["elicit"] = (request) =>
    server.elicitInput(toElicitParams(request), options);
  const sample: ToolContext["sample"] = (request) =>
    server.createMessage(toSampleParams(request), options);
  const listRoots: ToolContext["listRoots"] = async () =>
    (await server.listRoots(undefined, options)).roots;
  return pickOffered({ elicit, sample, listRoots }, client);
}

// Copies, because the SDK's types are mutable; it checks what is sent against its schemas itself.

function toElicitParams({ key, ...request }: ElicitRequest): ElicitRequestFormParams {
  return structuredClone(request) as ElicitRequestFormParams;
}

function toSampleParams({ key, ...request }: SampleRequest): CreateMessageRequest["params"] {
  return structuredClone(request) as CreateMessageRequest["params"];
}
