import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { callSource } from "../binding/call-source.js";
import type { ServerInfo } from "../serving/server-info.js";
import type { AnyServer } from "./low-level-server.js";

/**
 * What a transport's servers are made from: who the server is, or a function that makes one, when it has
 * prompts and resources beside its tools. Over HTTP it is called when serving begins, to see that it works, and
 * then for every session, or every request without one; over stdio once.
 */
export type ServerSource = ServerInfo | (() => AnyServer);

/** Makes a server that has no registry yet. */
export function createServer(source: ServerSource): AnyServer {
  if (typeof source === "function") return callSource(source);
  const { instructions, ...info } = source;
  // The deprecation sends to McpServer those who write schemas by hand; ours are ready.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  return new Server(info, {
    capabilities: { logging: {} },
    ...(instructions !== undefined && { instructions }),
  });
}
