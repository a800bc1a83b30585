import { INITIALIZE, sendHttp } from "./send-http";

/** Opens a session by hand. @returns The headers of the requests that belong to it. */
export async function openSession(
  url: URL,
  headers: Readonly<Record<string, string>> = {},
): Promise<Record<string, string>> {
  const answer = await sendHttp(url, INITIALIZE, headers);
  const id = answer.headers["mcp-session-id"];
  if (typeof id !== "string") throw new Error(`No session: ${answer.status} ${answer.body}`);
  return { ...headers, "mcp-session-id": id };
}
