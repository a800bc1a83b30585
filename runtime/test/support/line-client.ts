import { once } from "node:events";
import type { ServingProcess } from "./serving-process";

/** A message that came in answer to a request. */
export interface Answer {
  readonly id: number;
  readonly result?: { readonly isError?: boolean; readonly structuredContent?: unknown };
  readonly error?: { readonly code: number; readonly message: string };
}

/** Speaks the protocol line by line, so that a test sees every byte of the standard output. */
export class LineClient {
  private readonly lines: string[] = [];
  private nextId = 1;
  private rest = "";

  constructor(readonly server: ServingProcess) {
    server.child.stdout!.setEncoding("utf8").on("data", (text: string) => {
      const lines = (this.rest + text).split("\n");
      this.rest = lines.pop() ?? "";
      this.lines.push(...lines);
    });
  }

  /** Introduces itself as a client does. */
  async initialize(): Promise<void> {
    const clientInfo = { name: "lines", version: "1.0.0" };
    await this.answerTo(
      this.request("initialize", { protocolVersion: "2025-11-25", capabilities: {}, clientInfo }),
    );
    this.send({ method: "notifications/initialized" });
  }

  /** Calls a tool. @returns The id of the request. */
  call(name: string, args: object): number {
    return this.request("tools/call", { name, arguments: args });
  }

  /** Sends a request. @returns Its id. */
  request(method: string, params: object): number {
    const id = this.nextId++;
    this.send({ id, method, params });
    return id;
  }

  /** Writes a line as it stands. */
  write(line: string): void {
    this.server.child.stdin!.write(`${line}\n`);
  }

  private send(message: object): void {
    this.write(JSON.stringify({ jsonrpc: "2.0", ...message }));
  }

  /** Every line has to be a message; one that is not fails the test. */
  messages(): Partial<Answer>[] {
    return this.lines.map((line) => JSON.parse(line) as Partial<Answer>);
  }

  /** Waits for the answer to a request. */
  async answerTo(id: number): Promise<Answer> {
    for (;;) {
      const answer = this.messages().find((message) => message.id === id);
      if (answer !== undefined) return { ...answer, id };
      await once(this.server.child.stdout!, "data");
    }
  }
}
