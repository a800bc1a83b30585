import { McpServer } from "@modelcontextprotocol/server";
import { callSource } from "../binding/call-source.js";
import type { ServerInfo } from "../serving/server-info.js";
import type { AnyServer } from "./low-level-server.js";

/**
 * What a transport's servers are made from: who the server is, or a function that makes one, when it has
 * prompts and resources beside its tools. It is called when serving begins, to see that it works, and then
 * for every connection or session, and over HTTP for every request that belongs to none.
 */
export type ServerSource = ServerInfo | (() => AnyServer);

/** Makes a server that has no registry yet. */
export function createServer(source: ServerSource): AnyServer {
  if (typeof source === "function") return callSource(source);
  const { instructions, ...info } = source;
  // The SDK looks for schemas that name headers in an McpServer alone.
  return new McpServer(info, {
    capabilities: { logging: {} },
    ...(instructions !== undefined && { instructions }),
  });
}
