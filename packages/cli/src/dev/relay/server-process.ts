import type { JSONRPCMessage } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";

/** How to start a server that speaks over stdio. */
export interface ServerCommand {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
}

/** A server that runs. */
export interface ServerProcess {
  send(message: JSONRPCMessage): Promise<void>;
  /** Closes its input, and ends it when it does not end by itself. */
  close(): Promise<void>;
}

/** What comes from a server. */
export interface ServerListener {
  readonly onMessage: (message: JSONRPCMessage) => void;
  /** It has ended, whoever wanted it. */
  readonly onEnd: () => void;
}

/**
 * Starts a server. What it writes to its standard error output is shown.
 *
 * @throws Error when the command cannot be run, as Node says it.
 */
export async function startServer(
  { command, args, cwd }: ServerCommand,
  listener: ServerListener,
): Promise<ServerProcess> {
  const transport = new StdioClientTransport({
    command,
    args: [...args],
    cwd,
    env: readEnvironment(),
    stderr: "inherit",
  });
  transport.onmessage = listener.onMessage;
  transport.onclose = listener.onEnd;
  transport.onerror = (error) => {
    process.stderr.write(`toolmeta: The server's output is no message: ${error.message}\n`);
  };
  await transport.start();
  return { send: (message) => transport.send(message), close: () => transport.close() };
}

/** All of it: a server under development is the developer's own. */
function readEnvironment(): Record<string, string> {
  const entries = Object.entries(process.env);
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
