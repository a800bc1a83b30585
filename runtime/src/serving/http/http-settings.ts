import { inspect } from "node:util";
import { ToolmetaError } from "../../errors/toolmeta-error.js";
import type { HttpOptions } from "./http-options.js";

const LOOPBACK_HOSTS = ["localhost", "127.0.0.1", "[::1]"];
const LOOPBACK_ADDRESSES = ["localhost", "127.0.0.1", "::1"];
const MINUTE = 60_000;

/** Where the server tells whether it takes new work. */
export const HEALTH_PATH = "/healthz";

/** The options of an HTTP server with their defaults, checked. */
export type HttpSettings = ReturnType<typeof readHttpSettings>;

/** @throws ToolmetaError (`invalid_options`) for a value that cannot be meant. */
export function readHttpSettings(options: HttpOptions) {
  const { host = "127.0.0.1", port = 3000, path = "/mcp" } = options;
  return {
    host,
    port: readPort(port),
    path: readPath(path),
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

/** Express would take a path with other characters for a pattern. */
function readPath(path: string): string {
  if (!/^\/[\w\-.~%/]*$/.test(path)) {
    throw invalid(
      "path",
      path,
      'a path that starts with "/", of letters, digits and any of -._~%/',
    );
  }
  if (path.replace(/\/$/, "").toLowerCase() !== HEALTH_PATH) return path;
  throw invalid("path", path, "another one, as the server's health is told under it");
}

function readPort(port: number): number {
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw invalid("port", port, "a whole number from 0 to 65535");
}

/** In lower case, as the hosts of URLs are. */
function readNames(
  option: string,
  names: readonly string[] | undefined,
): readonly string[] | undefined {
  return names?.map((name) => {
    if (/^[^/:*]+$|^\[[\da-f:.]+\]$/i.test(name)) return name.toLowerCase();
    throw invalid(option, name, "hostnames alone, without scheme, port or wildcard");
  });
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
