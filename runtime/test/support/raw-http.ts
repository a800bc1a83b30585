import { once } from "node:events";
import { connect } from "node:net";
import type { Socket } from "node:net";

/** A connection on which a test writes what it likes. */
export interface RawConnection {
  readonly socket: Socket;
  /** Everything that has come so far, a character for a byte. */
  readonly received: () => string;
  /** Resolves when the connection has ended, by whomever and however. */
  readonly closed: Promise<void>;
}

/** Connects to a server. */
export async function openConnection(url: URL): Promise<RawConnection> {
  const socket = connect(Number(url.port), url.hostname);
  let received = "";
  socket.setEncoding("latin1").on("data", (text: string) => (received += text));
  // A reset shows as the end of the connection.
  socket.on("error", () => undefined);
  const closed = new Promise<void>((resolve) => {
    socket.once("close", () => {
      resolve();
    });
  });
  await once(socket, "connect");
  return { socket, received: () => received, closed };
}

/** Writes bytes as they stand. @returns Everything that came until the server closed the connection. */
export async function sendRaw(url: URL, bytes: string | Buffer): Promise<string> {
  const { socket, received, closed } = await openConnection(url);
  socket.write(bytes);
  await closed;
  return received();
}

/** The text of a POST to the MCP endpoint, of which the rest may never come. */
export function postOf(
  body: string,
  headers: Readonly<Record<string, string | number>> = {},
  length = Buffer.byteLength(body),
): string {
  const lines = Object.entries({
    Host: "localhost",
    "Content-Type": "application/json",
    Accept: "application/json, text/event-stream",
    "Content-Length": length,
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST /mcp HTTP/1.1\r\n${lines.join("")}\r\n${body}`;
}
