import type { CallContext, ClientInfo, ToolContext } from "../context/tool-context.js";
import { isJsonObject } from "../validation/is-json-object.js";

type Requests = Pick<ToolContext, "elicit" | "sample" | "listRoots">;

/** Of the requests to a client those that it can answer; what is left out says so when a tool asks. */
export function pickOffered(
  requests: Requests,
  client: ClientInfo | undefined,
): Pick<CallContext, keyof Requests> {
  const { elicitation, sampling, roots } = client?.capabilities ?? {};
  const { elicit, sample, listRoots } = requests;
  return {
    ...(showsForms(elicitation) && { elicit }),
    ...(sampling !== undefined && { sample }),
    ...(roots !== undefined && { listRoots }),
  };
}

/** A client that names no mode shows forms: there was nothing else once. */
function showsForms(elicitation: unknown): boolean {
  if (!isJsonObject(elicitation)) return false;
  return elicitation.form !== undefined || elicitation.url === undefined;
}
