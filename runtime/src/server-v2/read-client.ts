import { CLIENT_CAPABILITIES_META_KEY, CLIENT_INFO_META_KEY } from "@modelcontextprotocol/server";
import type { ServerContext } from "@modelcontextprotocol/server";
import type { ClientInfo } from "../context/tool-context.js";
import { isJsonObject } from "../validation/is-json-object.js";
import { isModern } from "./is-modern.js";
import type { LowLevelServer } from "./low-level-server.js";

/** Who is calling: each request says so from revision 2026-07-28 on, and before that the connection. */
export function readClient(server: LowLevelServer, ctx: ServerContext): ClientInfo | undefined {
  return isModern(server) ? readEnvelope(ctx) : readConnection(server);
}

function readEnvelope(ctx: ServerContext): ClientInfo {
  const envelope = new Map<string, unknown>(Object.entries(ctx.mcpReq.envelope ?? {}));
  const info = envelope.get(CLIENT_INFO_META_KEY);
  const capabilities = envelope.get(CLIENT_CAPABILITIES_META_KEY);
  return {
    name: readText(info, "name"),
    version: readText(info, "version"),
    capabilities: isJsonObject(capabilities) ? capabilities : {},
  };
}

function readText(info: unknown, name: string): string | undefined {
  const text = isJsonObject(info) ? info[name] : undefined;
  return typeof text === "string" ? text : undefined;
}

/* What the SDK advises against for the newer revision is the only way for the older ones. */
/* eslint-disable @typescript-eslint/no-deprecated */
function readConnection(server: LowLevelServer): ClientInfo | undefined {
  const info = server.getClientVersion();
  if (info === undefined) return undefined;
  return {
    name: info.name,
    version: info.version,
    capabilities: { ...server.getClientCapabilities() },
  };
}
