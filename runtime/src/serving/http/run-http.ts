import { once } from "node:events";
import { createServer } from "node:http";
import type { Server } from "node:http";
import type { CallDrain } from "../call-drain.js";
import { countDown } from "../count-down.js";
import { openServing } from "../open-serving.js";
import { createHttpApp } from "./create-http-app.js";
import type { HttpBinding } from "./http-binding.js";
import type { HttpOptions, HttpServing } from "./http-options.js";
import type { HttpSettings } from "./http-settings.js";

/**
 * Listens, and answers until a signal arrives or `close` is called. The listener stays open while calls
 * finish, because their clients may still have to answer what a tool has asked.
 *
 * @throws Error when the address cannot be listened on, as Node says it (`EADDRINUSE`).
 */
export async function runHttp(
  drain: CallDrain,
  settings: HttpSettings,
  binding: HttpBinding,
  options: HttpOptions,
): Promise<HttpServing> {
  const answers = countDown();
  const { requestTimeout, host, port, path } = settings;
  const timeouts = {
    // Longer than load balancers keep an unused connection, or they send requests into one that just closes.
    keepAliveTimeout: 75_000,
    requestTimeout,
    headersTimeout: requestTimeout,
    connectionsCheckingInterval: Math.min(requestTimeout, 5000),
  };
  const server = createServer(timeouts, createHttpApp(settings, binding, drain, answers));
  server.listen(port, host);
  await once(server, "listening").catch(async (error: unknown) => {
    await binding.close();
    throw error;
  });
  const finish = async (left: number): Promise<number> => {
    const closed = once(server, "close");
    server.close();
    const cut = await answers.reachZero(left);
    await binding.close();
    server.closeAllConnections();
    await closed;
    return cut;
  };
  return { url: addressOf(server, path), ...openServing(drain, { finish }, options) };
}

function addressOf(server: Server, path: string): URL {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  const host = address.family === "IPv6" ? `[${address.address}]` : address.address;
  return new URL(`http://${host}:${address.port}${path}`);
}
