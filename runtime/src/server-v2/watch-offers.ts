import { MissingRequiredClientCapabilityError } from "@modelcontextprotocol/server";
import type { ClientCapabilities } from "@modelcontextprotocol/server";
import { pickOffered } from "../binding/pick-offered.js";
import { lacksCapability } from "../context/create-tool-context.js";
import type { ClientInfo, ToolContext } from "../context/tool-context.js";

type Requests = Pick<ToolContext, "elicit" | "sample" | "listRoots">;

/** The requests of one call, and whether it has asked for more than its client has declared. */
export interface WatchedOffers {
  /** What the client has not declared rejects with a ToolmetaError (`no_capability`). */
  readonly requests: Requests;
  /**
   * To be called when the call has failed.
   *
   * @throws MissingRequiredClientCapabilityError (-32021) when the method asked for what the client has not
   *   declared: revision 2026-07-28 wants to have that told by the protocol, and not as a tool's result.
   */
  throwWhenLacking(): void;
}

/** The capability that each request needs. */
const NEEDED: Readonly<Record<keyof Requests, readonly [string, ClientCapabilities]>> = {
  elicit: ["elicitation", { elicitation: { form: {} } }],
  sample: ["sampling", { sampling: {} }],
  listRoots: ["roots", { roots: {} }],
};

/** Watches what a call asks of its client. A method that can do without the answer may still succeed. */
export function watchOffers(
  toolName: string,
  requests: Requests,
  client: ClientInfo | undefined,
): WatchedOffers {
  let lacking: MissingRequiredClientCapabilityError | undefined;
  const refuse = (method: keyof Requests) => (): Promise<never> => {
    const [capability, requiredCapabilities] = NEEDED[method];
    const error = lacksCapability(toolName, capability, method);
    lacking ??= new MissingRequiredClientCapabilityError({ requiredCapabilities }, error.message);
    return Promise.reject(error);
  };
  return {
    requests: {
      elicit: refuse("elicit"),
      sample: refuse("sample"),
      listRoots: refuse("listRoots"),
      ...pickOffered(requests, client),
    },
    throwWhenLacking() {
      if (lacking !== undefined) throw lacking;
    },
  };
}
