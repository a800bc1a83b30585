import { isJsonObject } from "../../validation/is-json-object.js";

type RequestId = string | number;

/** The part of a transport of the SDK that tells of messages and holds a stream for every request. */
export interface StreamTransport<Message, Extra> {
  onmessage?: ((message: Message, extra?: Extra) => void) | undefined;
  closeSSEStream(requestId: RequestId): void;
}

/**
 * Ends the stream of a request when its client cancels it. The SDK holds it open for an answer that never
 * comes, and with it a connection and a timer, as long as the session lasts. Call it after `connect()`.
 */
export function endCancelledStreams<Message extends object, Extra>(
  transport: StreamTransport<Message, Extra>,
): void {
  const deliver = transport.onmessage;
  // Requests that came in one body share a stream, on which the others are still to be answered.
  const sharing = new Set<RequestId>();
  let last: { readonly body: unknown; readonly id: RequestId } | undefined;
  transport.onmessage = (message, extra) => {
    const id = "method" in message && "id" in message ? toRequestId(message.id) : undefined;
    if (id !== undefined) {
      const body = readBody(extra);
      if (body !== undefined && last?.body === body) sharing.add(last.id).add(id);
      last = { body, id };
    }
    deliver?.(message, extra);
    const cancelled = readCancelled(message);
    if (cancelled !== undefined && !sharing.has(cancelled)) transport.closeSSEStream(cancelled);
  };
}

/** The HTTP request that a message came in, as either generation of the SDK tells it. */
function readBody(extra: unknown): unknown {
  return isJsonObject(extra) ? (extra.requestInfo ?? extra.request) : undefined;
}

/** The id of the request that a notification cancels. */
function readCancelled(message: object): RequestId | undefined {
  if (!("method" in message) || message.method !== "notifications/cancelled") return undefined;
  const params = "params" in message ? message.params : undefined;
  return isJsonObject(params) ? toRequestId(params.requestId) : undefined;
}

function toRequestId(value: unknown): RequestId | undefined {
  return typeof value === "string" || typeof value === "number" ? value : undefined;
}
