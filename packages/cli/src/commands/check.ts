import { writeFileSync } from "node:fs";
import { Command, Option } from "@commander-js/extra-typings";
import type { Change } from "../check/change.js";
import { compareSurfaces } from "../check/compare-surfaces.js";
import { printLock } from "../check/print-lock.js";
import { readLock } from "../check/read-lock.js";
import { renderChanges } from "../check/render-changes.js";
import { lockTools } from "../check/tool-lock.js";
import { EXIT } from "../command-line/exit-code.js";
import type { Shell } from "../command-line/shell.js";
import { UsageError } from "../command-line/usage-error.js";
import { withSurface } from "../surface/with-surface.js";

const EXAMPLES = `
Exit status:
  0  nothing has changed, or nothing that breaks a client that knows the lock
  1  something has changed that breaks such a client; with --frozen, anything has changed
  2  there is no lock, or the tools cannot be read
Examples:
  toolmeta check dist/book-tools.js --update     make the lock, or accept what has changed
  toolmeta check dist/book-tools.js --frozen     in continuous integration
  toolmeta check --format json -- node dist/server.js`;

/** `toolmeta check`: what has changed since the committed lock, and whether clients would break. */
export function createCheckCommand(shell: Shell) {
  return new Command("check")
    .summary("compare the tools with toolmeta.lock.json; exits with 1 when clients would break")
    .description(
      "Compares the tools of built modules, of folders of them, or of a server with a committed lock.",
    )
    .argument("[modules...]", "built modules or folders; for a server, its command after --")
    .option("--lock <file>", "the lock", "toolmeta.lock.json")
    .option("--update", "write the lock as the tools are now")
    .option("--frozen", "exit with 1 for any change, so that the lock is kept up to date")
    .addOption(
      new Option("--format <form>", "what to print").choices(["text", "json"]).default("text"),
    )
    .addHelpText("after", EXAMPLES)
    .action(async (modules, options) => {
      await withSurface(modules, shell, ({ tools }) => {
        const now = lockTools(tools);
        const locked = options.update ? readOld(options.lock) : readLock(options.lock);
        if (locked === undefined && !options.update) throw noLock(options.lock);
        const changes = locked === undefined ? [] : compareSurfaces(locked, now);
        const breaking = changes.filter((change) => change.breaking).length;
        if (options.update) writeFileSync(options.lock, printLock(now));
        else if (breaking > 0 || (options.frozen && changes.length > 0)) {
          shell.exitWith(EXIT.reported);
        }
        if (options.format === "json") {
          shell.print(JSON.stringify({ breaking: breaking > 0, changes }, null, 2));
          return;
        }
        if (changes.length > 0) shell.print(`${renderChanges(changes, shell)}\n`);
        const count = Object.keys(now.tools).length;
        shell.print(
          options.update
            ? `${options.lock} holds ${count === 1 ? "1 tool" : `${count} tools`}.`
            : conclude(changes, options.lock),
        );
      });
    });
}

/** A lock that cannot be read is no reason not to write it anew. */
function readOld(file: string): ReturnType<typeof readLock> {
  try {
    return readLock(file);
  } catch (error) {
    if (error instanceof UsageError) return undefined;
    throw error;
  }
}

function noLock(file: string): UsageError {
  return new UsageError(
    `There is no ${file}. Make it by running the same command with --update, and commit it.`,
  );
}

function conclude(changes: readonly Change[], file: string): string {
  if (changes.length === 0) return `The tools are as ${file} says.`;
  const breaking = changes.filter((change) => change.breaking).length;
  const count = changes.length === 1 ? "1 change" : `${changes.length} changes`;
  return `${count}, ${breaking} of them breaking. To accept them: --update.`;
}
