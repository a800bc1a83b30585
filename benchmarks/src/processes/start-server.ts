import { spawn } from "node:child_process";
import type { ChildProcessWithoutNullStreams } from "node:child_process";
import { once } from "node:events";
import pidusage from "pidusage";
import { MessageReader } from "./message-reader.js";
import type { Answer } from "./message-reader.js";

/**
 * A server process that is spoken to over stdio. The client is as thin as can be, so that what is measured is
 * the server.
 */
export interface ServerProcess {
  request(method: string, params: object): Promise<Answer>;
  /** Says that the client is ready, as the protocol wants. */
  initialize(): Promise<void>;
  readonly pid: number;
  /** Resident memory in bytes, and processor time since its start in milliseconds. */
  readUsage(): Promise<{ readonly memory: number; readonly ctime: number }>;
  stop(): Promise<void>;
}

const CLIENT = {
  protocolVersion: "2025-06-18",
  capabilities: {},
  clientInfo: { name: "bench", version: "1.0.0" },
};

/** Starts a server with the Node that runs the benchmarks. */
export function startServer(file: string, flags: readonly string[] = []): ServerProcess {
  const child = spawn(process.execPath, [...flags, file], { stdio: "pipe" });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${file} cannot be started.`);
  const reader = new MessageReader(child.stdout);
  const errors = collectErrors(child);
  child.on("exit", (code) => {
    reader.fail(new Error(`${file} ended with ${String(code)}:\n${errors.join("")}`));
  });
  let last = 0;
  const send = (message: object): void => {
    child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
  };
  const request: ServerProcess["request"] = (method, params) => {
    const id = ++last;
    const answer = reader.wait(id);
    send({ id, method, params });
    return answer;
  };
  return {
    request,
    async initialize() {
      await request("initialize", CLIENT);
      send({ method: "notifications/initialized" });
    },
    pid,
    readUsage: () => pidusage(pid),
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
}

function collectErrors(child: ChildProcessWithoutNullStreams): readonly string[] {
  const errors: string[] = [];
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    errors.push(text);
  });
  // A server that ends early is told of by its exit.
  child.stdin.on("error", () => undefined);
  return errors;
}
