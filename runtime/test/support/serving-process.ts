import { spawn, spawnSync } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** The bindings that a server can be served through. */
export const BINDINGS = ["server", "server-v2"] as const;
export type Binding = (typeof BINDINGS)[number];

const FIXTURE = join(__dirname, "../fixtures/serving");
export const SERVE = join(FIXTURE, "serve.mjs");

/** Compiles the tools that the serving tests call. */
export function buildBusyTools(): void {
  const compiler = require.resolve("ts-patch/bin/tspc.js");
  const built = spawnSync(process.execPath, [compiler, "-p", FIXTURE], { encoding: "utf8" });
  if (built.status !== 0) throw new Error(built.stdout + built.stderr);
}

/** A server in a process of its own. */
export interface ServingProcess {
  readonly child: ChildProcess;
  /** What it has written to the standard error output so far. */
  readonly errors: () => string;
  /** Waits until the standard error output matches, from its beginning or a later place on. */
  readonly says: (pattern: RegExp, from?: number) => Promise<void>;
  /** Resolves with the exit code, or the signal that ended it. */
  readonly exited: Promise<number | NodeJS.Signals>;
}

/** A server over HTTP in a process of its own. */
export interface HttpProcess extends ServingProcess {
  readonly url: URL;
}

const running: ChildProcess[] = [];

/** Starts a server, with the standard streams as pipes. */
export function startServer(args: readonly string[]): ServingProcess {
  const child = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "pipe"] });
  running.push(child);
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (errors += text));
  const exited = once(child, "exit").then(([code, signal]: unknown[]) =>
    typeof code === "number" ? code : (signal as NodeJS.Signals),
  );
  const says = async (pattern: RegExp, from = 0): Promise<void> => {
    while (!pattern.test(errors.slice(from))) await once(child.stderr, "data");
  };
  return { child, errors: () => errors, says, exited };
}

/** Starts the busy tools over HTTP and waits until they listen. */
export async function startHttp(binding: Binding, options: object = {}): Promise<HttpProcess> {
  const server = startServer([SERVE, binding, "http", JSON.stringify(options)]);
  const [line] = (await Promise.race([
    once(server.child.stdout!, "data"),
    server.exited.then((code) => Promise.reject(new Error(`exit ${code}: ${server.errors()}`))),
  ])) as [Buffer];
  server.child.stdout!.resume();
  return { ...server, url: new URL(line.toString().split("\n")[0] ?? "") };
}

/** Ends whatever a test has left running. */
export async function stopServers(): Promise<void> {
  await Promise.all(
    running.splice(0).map(async (child) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGKILL");
      await once(child, "exit");
    }),
  );
}
