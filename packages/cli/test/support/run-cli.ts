import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { join } from "node:path";

export const ROOT = join(__dirname, "../../../..");
const BINARY = join(ROOT, "packages/cli/dist/main.js");

/** What a run of the command line came to. */
export interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** How to run it. */
export interface RunOptions {
  readonly cwd?: string;
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs the built binary as a process of its own; its output is no terminal. */
export async function runCli(
  args: readonly string[],
  { cwd = ROOT, input = "", env = {} }: RunOptions = {},
): Promise<Run> {
  const child = spawn(process.execPath, [BINARY, ...args], {
    cwd,
    env: { ...process.env, ...env },
  });
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  child.stdin.on("error", () => undefined).end(input);
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, stdout, stderr };
}
