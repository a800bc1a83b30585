import { Command } from "@commander-js/extra-typings";
import { COMMANDS } from "../commands/command-table.js";
import { readVersion } from "./read-version.js";
import type { Shell } from "./shell.js";

/** The whole command line. It throws a `CommanderError` where commander would end the process. */
export function createProgram(shell: Shell): Command {
  const program = new Command("toolmeta")
    .description("Makes, serves, inspects, checks and documents MCP tools.")
    .version(readVersion(), "-V, --version", "print the version")
    .helpOption("-h, --help", "print this help")
    .helpCommand("help [command]", "print the help of a command");
  for (const createCommand of COMMANDS) program.addCommand(createCommand(shell));
  for (const command of [program, ...program.commands]) {
    command.exitOverride().helpOption("-h, --help", "print this help");
    command.configureOutput({
      outputError: (text, write) => {
        write(toOneLine(text));
      },
    });
  }
  return program;
}

/** Commander puts its suggestion on a line of its own. */
function toOneLine(text: string): string {
  const line = text
    .trim()
    .replace(/^error: /, "")
    .replaceAll(/\s*\n\s*/g, " ");
  return `toolmeta: ${line}\n`;
}
