import { spawn } from "node:child_process";
import { join } from "node:path";

const TSSERVER = join(__dirname, "../../../node_modules/typescript/lib/tsserver.js");

/** A place in a file as an editor counts it, from 1. */
export interface EditorPosition {
  readonly line: number;
  readonly offset: number;
}

/** What an editor is told to underline. */
export interface EditorDiagnostic {
  readonly start: EditorPosition;
  readonly end: EditorPosition;
  readonly text: string;
  readonly category: string;
  readonly source?: string;
}

/** An editor's connection to TypeScript's own language server. */
export interface TsserverClient {
  open(file: string, text: string): void;
  /** Replaces what is between two places. */
  change(file: string, start: EditorPosition, end: EditorPosition, text: string): void;
  /** Asks for the errors of a file and waits for the semantic ones. */
  diagnose(file: string): Promise<readonly EditorDiagnostic[]>;
  close(): void;
}

/** Starts the server as an editor does. */
export function startTsserver(): TsserverClient {
  const server = spawn(process.execPath, [TSSERVER, "--disableAutomaticTypingAcquisition"]);
  const waiting: ((diagnostics: readonly EditorDiagnostic[]) => void)[] = [];
  let received = "";
  let count = 0;
  server.stdout.setEncoding("utf8").on("data", (chunk: string) => {
    received += chunk;
    const lines = received.split("\n");
    received = lines.pop() ?? "";
    for (const line of lines.filter((text) => text.startsWith("{"))) {
      const message = JSON.parse(line);
      if (message.event === "semanticDiag") waiting.shift()?.(message.body.diagnostics);
    }
  });
  const send = (command: string, args: object) => {
    const request = { seq: (count += 1), type: "request", command, arguments: args };
    server.stdin.write(`${JSON.stringify(request)}\n`);
  };
  return {
    open(file, fileContent) {
      send("open", { file, fileContent });
    },
    change(file, start, end, insertString) {
      const { line: endLine, offset: endOffset } = end;
      send("change", { file, ...start, endLine, endOffset, insertString });
    },
    diagnose: (file) =>
      new Promise((resolve) => {
        waiting.push(resolve);
        send("geterr", { files: [file], delay: 0 });
      }),
    close: () => {
      server.kill();
    },
  };
}
