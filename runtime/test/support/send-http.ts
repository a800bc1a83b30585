import { request } from "node:http";
import type { IncomingHttpHeaders } from "node:http";

/** What a server answers to a request that no client of the SDK would send. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Headers of an MCP client. */
const HEADERS = {
  "content-type": "application/json",
  accept: "application/json, text/event-stream",
};

/** Sends a request as it stands; every header may be another, even `host`. */
export async function sendHttp(
  url: URL,
  body: string | undefined,
  headers: Readonly<Record<string, string>> = {},
  method = "POST",
): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers: { ...HEADERS, ...headers } }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
      response.on("end", () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text });
      });
      response.on("error", reject);
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

let lastId = 0;

/** A JSON-RPC request with an id of its own. */
export function rpc(method: string, params: object = {}): string {
  lastId += 1;
  return JSON.stringify({ jsonrpc: "2.0", id: lastId, method, params });
}

/** What a client sends first. */
export const INITIALIZE = rpc("initialize", {
  protocolVersion: "2025-11-25",
  capabilities: {},
  clientInfo: { name: "raw", version: "1.0.0" },
});

/** A call of a tool. */
export function callOf(name: string, args: object): string {
  return rpc("tools/call", { name, arguments: args });
}

/** The message in an answer, whether it came as JSON or as a stream of events. */
export function messageIn(answer: HttpAnswer): {
  readonly result?: { readonly structuredContent?: unknown; readonly isError?: boolean };
  readonly error?: { readonly code: number; readonly message: string };
} {
  const data = /^data: (\{.*\})$/m.exec(answer.body)?.[1] ?? answer.body;
  return JSON.parse(data) as ReturnType<typeof messageIn>;
}
