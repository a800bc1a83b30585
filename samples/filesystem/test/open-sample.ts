import { execFileSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";

/** The answer to a call, as a client reads it. */
export interface Answer {
  readonly isError: boolean;
  /** The text blocks of the content, joined. */
  readonly text: string;
  readonly content: readonly { readonly type: string; readonly [member: string]: unknown }[];
  readonly structured: unknown;
}

/** A server of the sample, at work in a new directory. */
export interface Sample {
  readonly client: Client;
  /** What the server has written to its standard error output. */
  readonly complaints: readonly string[];
  /** The directory that the server may work in. */
  readonly root: string;
  /** A path in that directory. */
  at(path: string): string;
  /** Writes a file into that directory, and the directories above it. */
  put(path: string, content: string | Uint8Array): string;
  /** Reads a file of that directory as text. */
  read(path: string): string;
  /** Removes all that is in that directory. */
  clear(): void;
  call(name: string, args?: Record<string, unknown>): Promise<Answer>;
  /** Ends the server and removes the directory. */
  close(): Promise<void>;
}

/** Starts the built server as a process of its own. */
export async function openSample(): Promise<Sample> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "filesystem-sample-")));
  const args = [join(__dirname, "../dist/server.js"), root];
  const transport = new StdioClientTransport({ command: process.execPath, args, stderr: "pipe" });
  const complaints: string[] = [];
  transport.stderr?.on("data", (chunk) => complaints.push(String(chunk)));
  const client = new Client({ name: "test", version: "0.0.0" });
  await client.connect(transport);
  // From now on the client checks structured content against the output schemas.
  await client.listTools();
  const at = (path: string): string => join(root, path);
  return {
    client,
    complaints,
    root,
    at,
    put(path, content) {
      mkdirSync(dirname(at(path)), { recursive: true });
      writeFileSync(at(path), content);
      return at(path);
    },
    read: (path) => readFileSync(at(path), "utf8"),
    clear() {
      for (const name of readdirSync(root)) rmSync(at(name), { recursive: true });
    },
    async call(name, args = {}) {
      const result = await client.callTool({ name, arguments: args });
      const content = result.content as Answer["content"];
      return {
        isError: result.isError === true,
        text: content.flatMap((block) => (block.type === "text" ? [block.text] : [])).join("\n"),
        content,
        structured: result.structuredContent,
      };
    },
    async close() {
      await client.close();
      // Node removes no path that is longer than the system takes in one piece.
      execFileSync("rm", ["-rf", root]);
    },
  };
}
