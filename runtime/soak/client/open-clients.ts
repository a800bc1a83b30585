import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Scenario } from "../scenario.js";
import type { Fault } from "../server/fault.js";
import { connectFirst } from "./connect-first.js";
import { connectSecond } from "./connect-second.js";
import type { SoakClient, Target } from "./soak-client.js";

const SERVE = fileURLToPath(new URL("../server/serve.js", import.meta.url));

/** The clients of a server that was started for them. */
export interface OpenClients {
  readonly clients: readonly SoakClient[];
  /** Closes the clients and ends the server. @returns What it has written to its standard error output. */
  close(): Promise<string>;
}

/** Starts a scenario's server and connects its clients, one after the other. */
export async function openClients(
  scenario: Scenario,
  directory: string,
  fault: Fault | undefined,
): Promise<OpenClients> {
  const { binding, transport, isStateless } = scenario;
  const named = [binding, transport, String(isStateless), directory, fault ?? ""];
  const args = ["--expose-gc", SERVE, ...named];
  return transport === "stdio" ? openOverStdio(scenario, args) : openOverHttp(scenario, args);
}

async function openOverStdio(scenario: Scenario, args: readonly string[]): Promise<OpenClients> {
  let errors = "";
  const onError = (text: string): void => void (errors += text);
  const target = { command: process.execPath, args, onError };
  const client = await connect(scenario, target).catch((error: unknown) => {
    throw new Error(`The server did not start:\n${errors}`, { cause: error });
  });
  return {
    clients: [client],
    async close() {
      await client.close();
      return errors;
    },
  };
}

async function openOverHttp(scenario: Scenario, args: readonly string[]): Promise<OpenClients> {
  const server = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
  let errors = "";
  server.stderr.setEncoding("utf8").on("data", (text: string) => (errors += text));
  const ended = once(server, "close");
  const first = await Promise.race([once(server.stdout, "data"), ended.then(() => [])]);
  if (first.length === 0) throw new Error(`The server did not start:\n${errors}`);
  const url = new URL(String(first[0]).trim());
  const clients: SoakClient[] = [];
  while (clients.length < scenario.clients) clients.push(await connect(scenario, { url }));
  return {
    clients,
    async close() {
      await Promise.all(clients.map((client) => client.close()));
      server.kill("SIGTERM");
      await ended;
      return errors;
    },
  };
}

function connect({ client, revision }: Scenario, target: Target): Promise<SoakClient> {
  return client === "first" ? connectFirst(target) : connectSecond(target, revision);
}
