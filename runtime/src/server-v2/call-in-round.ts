import { inputRequired, isSpecType } from "@modelcontextprotocol/server";
import type {
  CallToolRequest,
  CallToolResult,
  InputRequest,
  InputRequiredResult,
  ServerContext,
} from "@modelcontextprotocol/server";
import type { CallContext, ElicitAnswer } from "../context/tool-context.js";
import { isInputRequired } from "../errors/is-input-required.js";
import type { InputQuestion } from "../rounds/input-question.js";
import { openInputRound } from "../rounds/open-input-round.js";
import type { InputRound, RoundStart } from "../rounds/open-input-round.js";
import { isJsonObject } from "../validation/is-json-object.js";
import { createCallContext } from "./create-call-context.js";
import type { CallSite } from "./handle-call.js";
import { toElicitParams, toSampleParams, toSdkResult } from "./sdk-types.js";
import { watchOffers } from "./watch-offers.js";

/**
 * One round of a call of revision 2026-07-28: the tool's result, or its questions with what is needed to go
 * on when they are answered.
 */
export async function callInRound(
  { server, registry, states }: CallSite,
  { name, arguments: args }: CallToolRequest["params"],
  ctx: ServerContext,
  state: string | undefined,
): Promise<CallToolResult | InputRequiredResult> {
  const call = { name, args, ctx };
  const round = openInputRound({
    toolName: name,
    earlier: state === undefined ? undefined : await states.open(state, call),
    brought: ctx.mcpReq.inputResponses ?? {},
    isAnswer: IS_ANSWER,
  });
  const given = createCallContext(server, ctx);
  const offers = watchOffers(name, round.requests, given.client);
  const context = interruptible({ ...given, ...offers.requests }, round);
  try {
    const result = await registry.call(name, args, context);
    if (result.isError === true) offers.throwWhenLacking();
    return toSdkResult(result);
  } catch (error) {
    if (!isInputRequired(error)) throw error;
    const requestState = await states.seal(round.record(), call);
    return inputRequired({ inputRequests: toInputRequests(round), requestState });
  }
}

/** Whether a value is an answer of a kind, as the specification has it. */
const IS_ANSWER: RoundStart["isAnswer"] = {
  elicit: (value): value is ElicitAnswer =>
    isSpecType.ElicitResult(value) && (value.content === undefined || isJsonObject(value.content)),
  sample: (value) => isSpecType.CreateMessageResult(value),
  listRoots: (value) => isSpecType.ListRootsResult(value),
};

function interruptible(given: CallContext, round: InputRound): CallContext {
  return {
    ...given,
    signal: AbortSignal.any([round.signal, ...(given.signal === undefined ? [] : [given.signal])]),
  };
}

function toInputRequests({ open }: InputRound): Record<string, InputRequest> {
  return Object.fromEntries([...open].map(([key, question]) => [key, toInputRequest(question)]));
}

function toInputRequest(question: InputQuestion): InputRequest {
  switch (question.kind) {
    case "elicit":
      return inputRequired.elicit(toElicitParams(question.request));
    case "sample":
      return inputRequired.createMessage(toSampleParams(question.request));
    case "listRoots":
      return inputRequired.listRoots();
  }
}
