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
    const program = createProgram(shell);
    const names = program.commands.map((command) => command.name());
    await program.parseAsync(askForHelp(own, names), { from: "user" });
    return shell.exitCode;
  } catch (error) {
    // Commander has printed what it has to say, or the help that was asked for.
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.fine : EXIT.unusable;
    shell.note(`toolmeta: ${await describeError(error)}`);
    return EXIT.unusable;
  }
}

/**
 * `help lint` is `lint --help`. A command that does not exist is left alone, because commander would print
 * the general help for it and be satisfied.
 */
function askForHelp(args: readonly string[], names: readonly string[]): readonly string[] {
  const asked = args[0] === "help" ? [...args.slice(1), "--help"] : args;
  const [first] = asked;
  if (first === undefined) return ["--help"];
  return first.startsWith("-") || names.includes(first) ? asked : [first];
}

/** One line for what a person can put right; for a bug of our own, everything that helps to find it. */
async function describeError(error: unknown): Promise<string> {
  const { ToolmetaError } = await import("@toolmeta/runtime");
  if (error instanceof UsageError || ToolmetaError.is(error)) {
    return error.message.replaceAll(/\s*\n\s*/g, " ");
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
