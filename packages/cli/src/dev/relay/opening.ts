import type { JSONRPCMessage, JSONRPCRequest } from "@modelcontextprotocol/client";

/** What a client says first: to open a connection, and from revision 2026-07-28 on to look at a server. */
const METHODS: readonly string[] = ["initialize", "server/discover"];

/** The lists whose changes a server tells, and the capability under which it says so. */
export const LISTS = ["tools", "prompts", "resources"] as const;

/** Whether a request is a client's first, which each later server has to be told too. */
export function isOpening({ method }: JSONRPCRequest): boolean {
  return METHODS.includes(method);
}

/**
 * The answer to a client's first request, saying also that lists may change: after a restart they may,
 * whatever the server itself says.
 */
export function withListChanges(message: JSONRPCMessage): JSONRPCMessage {
  if (!("result" in message)) return message;
  const offered = readCapabilities(message);
  if (offered === undefined) return message;
  const capabilities = { ...offered };
  for (const list of LISTS) {
    const capability = offered[list];
    if (isRecord(capability)) capabilities[list] = { ...capability, listChanged: true };
  }
  return { ...message, result: { ...message.result, capabilities } };
}

/** The lists that a server offers by its answer to a client's first request. */
export function readLists(message: JSONRPCMessage): readonly (typeof LISTS)[number][] {
  const offered = readCapabilities(message) ?? {};
  return LISTS.filter((list) => isRecord(offered[list]));
}

function readCapabilities(message: JSONRPCMessage): Record<string, unknown> | undefined {
  const capabilities = "result" in message ? message.result.capabilities : undefined;
  return isRecord(capabilities) ? capabilities : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
