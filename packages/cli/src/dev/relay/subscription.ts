import { SUBSCRIPTION_ID_META_KEY } from "@modelcontextprotocol/client";
import type { JSONRPCNotification, JSONRPCRequest } from "@modelcontextprotocol/client";
import { LISTS } from "./opening.js";

/**
 * Whether a request stays open on purpose: by it a client of revision 2026-07-28 hears of changes. It
 * goes over to the next server.
 */
export function isSubscription({ method }: JSONRPCRequest): boolean {
  return method === "subscriptions/listen";
}

/** The request that a message confirms as a subscription, which a client expects once. */
export function confirmedBy({ method, params }: JSONRPCNotification): string | undefined {
  if (method !== "notifications/subscriptions/acknowledged") return undefined;
  const id = params?._meta?.[SUBSCRIPTION_ID_META_KEY];
  return typeof id === "string" ? id : undefined;
}

/** What to tell a subscriber after a restart: that each list it asked about has changed. */
export function listChangesFor({ id, params }: JSONRPCRequest): readonly JSONRPCNotification[] {
  const filter = params?.notifications;
  if (typeof filter !== "object" || filter === null) return [];
  return LISTS.filter((list) => Reflect.get(filter, `${list}ListChanged`) === true).map((list) => ({
    jsonrpc: "2.0",
    method: `notifications/${list}/list_changed`,
    params: { _meta: { [SUBSCRIPTION_ID_META_KEY]: String(id) } },
  }));
}
