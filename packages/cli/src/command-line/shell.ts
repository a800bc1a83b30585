import { isatty } from "node:tty";
import { createColors } from "picocolors";
import type { ExitCode } from "./exit-code.js";
import { EXIT } from "./exit-code.js";

/** The functions that colour a text, each of which leaves it as it is where colours are not wanted. */
export type Colors = ReturnType<typeof createColors>;

/** What a command has of the process that it runs in. */
export interface Shell {
  /** The command after `--`, such as `["node", "dist/server.js"]`; empty when there is none. */
  readonly serverCommand: readonly string[];
  readonly colors: Colors;
  /** Characters in a line of the terminal; no limit when the output goes to a file or a pipe. */
  readonly columns: number;
  /** Writes lines to the standard output. */
  print(text: string): void;
  /** Writes lines to the standard error output, for what is not the command's result. */
  note(text: string): void;
  /** Sets the status the process will end with; without it, it ends with 0. */
  exitWith(code: ExitCode): void;
  readonly exitCode: ExitCode;
}

const NO_LIMIT = Infinity;

function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== "EPIPE") throw error;
}

/** Makes the shell of this process. Colours are for terminals only, and `NO_COLOR` turns them off. */
export function createShell(serverCommand: readonly string[]): Shell {
  let exitCode: ExitCode = EXIT.fine;
  const { stdout, stderr, env } = process;
  // A reader that goes away (`| head`) has read enough.
  for (const stream of [stdout, stderr]) stream.on("error", ignoreClosedPipe);
  const isTerminal = isatty(stdout.fd);
  const isColored = isTerminal && (env.NO_COLOR ?? "") === "" && env.TERM !== "dumb";
  return {
    serverCommand,
    colors: createColors(isColored),
    columns: isTerminal ? stdout.columns : NO_LIMIT,
    print(text) {
      stdout.write(`${text}\n`);
    },
    note(text) {
      stderr.write(`${text}\n`);
    },
    exitWith(code) {
      exitCode = code;
    },
    get exitCode() {
      return exitCode;
    },
  };
}
