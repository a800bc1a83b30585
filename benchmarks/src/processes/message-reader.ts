import type { Readable } from "node:stream";

/** What a server answered. */
export interface Answer {
  readonly result: unknown;
  /** When its last byte was there, by `performance.now()`; reading it comes after that. */
  readonly receivedAt: number;
}

interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: Error) => void;
}

/** Reads a server's messages, one per line, and hands each answer to whoever waits for it. */
export class MessageReader {
  readonly #waiting = new Map<number, Waiting>();
  /** The parts of a line that has not ended yet: a list of tools may take many. */
  #parts: Buffer[] = [];
  #failure: Error | undefined;

  constructor(stream: Readable) {
    stream.on("data", (chunk: Buffer) => {
      this.#take(chunk);
    });
  }

  wait(id: number): Promise<Answer> {
    if (this.#failure !== undefined) return Promise.reject(this.#failure);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
    });
  }

  /** Ends everybody's waiting. */
  fail(reason: Error): void {
    this.#failure = reason;
    for (const { reject } of this.#waiting.values()) reject(reason);
    this.#waiting.clear();
  }

  #take(chunk: Buffer): void {
    let rest = chunk;
    for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
      const receivedAt = performance.now();
      const line = Buffer.concat([...this.#parts, rest.subarray(0, end)]).toString("utf8");
      this.#parts = [];
      rest = rest.subarray(end + 1);
      this.#deliver(line, receivedAt);
    }
    if (rest.length > 0) this.#parts.push(rest);
  }

  #deliver(line: string, receivedAt: number): void {
    if (line.trim() === "") return;
    const message: unknown = JSON.parse(line);
    if (!isAnswer(message)) return;
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if ("result" in message) waiting?.resolve({ result: message.result, receivedAt });
    else waiting?.reject(new Error(`The server refused a request: ${line}`));
  }
}

function isAnswer(message: unknown): message is { readonly id: number } {
  return (
    typeof message === "object" &&
    message !== null &&
    "id" in message &&
    typeof message.id === "number" &&
    !("method" in message)
  );
}
