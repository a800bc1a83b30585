import { inspect } from "node:util";
import { ToolmetaError } from "../../errors/toolmeta-error.js";
import type { HttpOptions } from "./http-options.js";

const LOOPBACK_HOSTS = ["localhost", "127.0.0.1", "[::1]"];
const LOOPBACK_ADDRESSES = ["localhost", "127.0.0.1", "::1"];
const MINUTE = 60_000;

/** The options of an HTTP server with their defaults, checked. */
export type HttpSettings = ReturnType<typeof readHttpSettings>;

/** @throws ToolmetaError (`invalid_options`) for a value that cannot be meant. */
export function readHttpSettings(options: HttpOptions) {
  const { host = "127.0.0.1", port = 3000, path = "/mcp" } = options;
  if (!path.startsWith("/")) {
    throw invalid("path", path, 'a path that starts with "/"');
  }
  return {
    host,
    port,
    path,
    allowedHosts: readNames("allowedHosts", options.allowedHosts) ?? hostsOf(host),
    allowedOrigins: readNames("allowedOrigins", options.allowedOrigins) ?? LOOPBACK_HOSTS,
    bodyLimit: readPositive("bodyLimit", options.bodyLimit, 4 * 1024 * 1024),
    requestTimeout: readPositive("requestTimeout", options.requestTimeout, 30_000),
    maxSessions: readPositive("sessions.max", options.sessions?.max, 1000),
    idleTime: readPositive("sessions.idle", options.sessions?.idle, 30 * MINUTE),
    isStateless: options.stateless === true,
    auth: options.auth,
  };
}

function hostsOf(host: string): readonly string[] {
  if (LOOPBACK_ADDRESSES.includes(host)) return LOOPBACK_HOSTS;
  throw new ToolmetaError(
    "invalid_options",
    `The server listens on ${host}, which other machines may reach, and has no allowedHosts. Expected the ` +
      'hostnames under which it is addressed, for instance allowedHosts: ["tools.example.com"]; a request ' +
      "with another Host header is refused, so that no web page can reach the server by a name of its own.",
  );
}

function readNames(
  option: string,
  names: readonly string[] | undefined,
): readonly string[] | undefined {
  for (const name of names ?? []) {
    if (/^[^/:]+$|^\[[\da-f:.]+\]$/i.test(name)) continue;
    throw invalid(option, name, "hostnames alone, without scheme or port");
  }
  return names;
}

function readPositive(option: string, value: number | undefined, byDefault: number): number {
  if (value === undefined) return byDefault;
  if (value > 0 && Number.isFinite(value)) return value;
  throw invalid(option, value, "a positive number");
}

function invalid(option: string, value: unknown, expected: string): ToolmetaError {
  const message = `serveHttp has ${option}: ${inspect(value)}. Expected ${expected}.`;
  return new ToolmetaError("invalid_options", message);
}
