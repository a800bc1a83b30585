import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { ToolListChangedNotificationSchema } from "@modelcontextprotocol/sdk/types.js";
import { ROOT } from "./run-cli";

export const BINARY = join(ROOT, "packages/cli/dist/main.js");

const closers: (() => Promise<void> | void)[] = [];

/** A project made of the template, in a folder from which the packages of this repository are found. */
export interface DevProject {
  readonly folder: string;
  /** Replaces text in a source, which has to hold it. */
  edit(file: string, before: string, after: string): void;
  write(file: string, text: string): void;
}

/** Makes one, which is removed by `closeDev`. */
export function makeDevProject(): DevProject {
  const parent = join(ROOT, "packages/cli/.tmp");
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, "dev-"));
  closers.push(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const template = join(ROOT, "packages/cli/template");
  for (const file of ["clock-tools.ts", "server.ts"]) {
    cpSync(join(template, file), join(folder, "src", file));
  }
  cpSync(join(template, "tsconfig.json"), join(folder, "tsconfig.json"));
  const write = (file: string, text: string): void => {
    writeFileSync(join(folder, file), text);
  };
  write("package.json", JSON.stringify({ name: "clock", private: true, type: "module" }));
  return {
    folder,
    write,
    edit(file, before, after) {
      const text = readFileSync(join(folder, file), "utf8");
      if (!text.includes(before)) throw new Error(`${file} does not hold ${before}`);
      write(file, text.replace(before, after));
    },
  };
}

/** Reads lines and waits for one that matches, those included that have come before. */
export function watchLines(stream: Readable): (pattern: RegExp) => Promise<RegExpExecArray> {
  let text = "";
  const waiting = new Set<() => void>();
  stream.setEncoding("utf8").on("data", (part: string) => {
    text += part;
    for (const look of waiting) look();
  });
  return (pattern) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new Error(`No line matches ${String(pattern)}:\n${text}`));
      }, 50_000);
      const look = (): void => {
        const match = pattern.exec(text);
        if (match === null) return;
        // What comes later has to be said again.
        text = text.slice(match.index + match[0].length);
        clearTimeout(timer);
        waiting.delete(look);
        resolve(match);
      };
      waiting.add(look);
      look();
    });
}

/** A client of `toolmeta dev --stdio`. */
export interface DevClient {
  readonly client: Client;
  readonly said: (pattern: RegExp) => Promise<RegExpExecArray>;
  /** Settles with the next notification that the tools have changed. */
  nextChange(): Promise<void>;
}

/** Starts `toolmeta dev --stdio` in a project and connects to it, until the end of the test. */
export async function connectDev(
  { folder }: DevProject,
  setUp: (client: Client, said: DevClient["said"]) => void = () => undefined,
): Promise<DevClient> {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [BINARY, "dev", "--stdio"],
    cwd: folder,
    stderr: "pipe",
  });
  const said = watchLines(transport.stderr as Readable);
  const client = new Client(
    { name: "test", version: "0.0.0" },
    { capabilities: { elicitation: {} } },
  );
  setUp(client, said);
  const waiting: (() => void)[] = [];
  client.setNotificationHandler(ToolListChangedNotificationSchema, () => {
    waiting.shift()?.();
  });
  await client.connect(transport);
  closers.push(() => client.close());
  return { client, said, nextChange: () => new Promise((resolve) => waiting.push(resolve)) };
}

/** Starts `toolmeta dev` over HTTP in a project, until the end of the test. */
export async function startDev(
  { folder }: DevProject,
  {
    args = [],
    env = {},
  }: { args?: readonly string[]; env?: Readonly<Record<string, string>> } = {},
): Promise<{ address: string; said: DevClient["said"] }> {
  const child = spawn(process.execPath, [BINARY, "dev", "--port", "0", ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = new Promise<void>((resolve) =>
    child.once("exit", () => {
      resolve();
    }),
  );
  closers.push(async () => {
    child.kill();
    await ended;
  });
  const said = watchLines(child.stderr);
  const [, address = ""] = await said(/Serving .* at (http:\S+)\.$/m);
  return { address, said };
}

/** Ends what the test has started, and removes its projects. */
export async function closeDev(): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close();
}
