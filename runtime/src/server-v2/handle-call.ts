import { ProtocolError } from "@modelcontextprotocol/server";
import type {
  CallToolRequest,
  CallToolResult,
  InputRequiredResult,
  ServerContext,
} from "@modelcontextprotocol/server";
import { pickOffered } from "../binding/pick-offered.js";
import { readProtocolError } from "../binding/read-protocol-error.js";
import type { ToolRegistry } from "../registry/tool-registry.js";
import { callInRound } from "./call-in-round.js";
import { createCallContext } from "./create-call-context.js";
import { createPushRequests } from "./create-push-requests.js";
import { isModern } from "./is-modern.js";
import type { LowLevelServer } from "./low-level-server.js";
import type { RequestStates } from "./open-request-states.js";
import { toSdkResult } from "./sdk-types.js";

/** Where a call is answered from. */
export interface CallSite {
  readonly server: LowLevelServer;
  readonly registry: ToolRegistry;
  readonly states: RequestStates;
}

/**
 * Answers `tools/call` by our tool of that name, or with what the tool asks of the client.
 *
 * @param state What came back of an earlier round; not checked yet.
 */
export async function handleCall(
  site: CallSite,
  { params }: CallToolRequest,
  ctx: ServerContext,
  state: string | undefined,
): Promise<CallToolResult | InputRequiredResult> {
  try {
    if (isModern(site.server)) return await callInRound(site, params, ctx, state);
    const given = createCallContext(site.server, ctx);
    const requests = pickOffered(createPushRequests(site.server, ctx), given.client);
    const result = await site.registry.call(params.name, params.arguments, {
      ...given,
      ...requests,
    });
    return toSdkResult(result);
  } catch (error) {
    const known = readProtocolError(error);
    throw known === undefined ? error : new ProtocolError(known.code, known.message);
  }
}
