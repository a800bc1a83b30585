import { CommanderError } from "@commander-js/extra-typings";
import { createProgram } from "./create-program.js";
import { EXIT } from "./exit-code.js";
import type { ExitCode } from "./exit-code.js";
import { createShell } from "./shell.js";
import { splitServerCommand } from "./split-server-command.js";
import { UsageError } from "./usage-error.js";

/**
 * Runs one command.
 *
 * @param args Without the names of node and of the script.
 * @returns The status to end the process with. What goes wrong has been printed.
 */
export async function runCommandLine(args: readonly string[]): Promise<ExitCode> {
  const { own, server } = splitServerCommand(args);
  const shell = createShell(server);
  try {
    await createProgram(shell).parseAsync(asHelpOption(own), { from: "user" });
    return shell.exitCode;
  } catch (error) {
    // Commander has printed what it has to say, or the help that was asked for.
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.fine : EXIT.unusable;
    shell.note(`toolmeta: ${await describeError(error)}`);
    return EXIT.unusable;
  }
}

/** `help lint` is `lint --help`, which also knows what to say of a command that does not exist. */
function asHelpOption(args: readonly string[]): readonly string[] {
  const [first, ...rest] = args;
  if (first === undefined) return ["--help"];
  return first === "help" ? [...rest, "--help"] : args;
}

/** One line for what a person can put right; for a bug of our own, everything that helps to find it. */
async function describeError(error: unknown): Promise<string> {
  const { ToolmetaError } = await import("@toolmeta/runtime");
  if (error instanceof UsageError || ToolmetaError.is(error)) {
    return error.message.replaceAll(/\s*\n\s*/g, " ");
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
