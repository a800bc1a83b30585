import { Command, InvalidArgumentError } from "@commander-js/extra-typings";
import type { Shell } from "../command-line/shell.js";
import { UsageError } from "../command-line/usage-error.js";

const EXAMPLES = `
Examples:
  toolmeta dev src/server.ts
  toolmeta dev src/server.ts --inspector
  toolmeta dev --stdio --project /home/me/shop/tsconfig.json /home/me/shop/src/server.ts
  toolmeta dev -- node dist/server.js --verbose`;

const DEFAULT_PORT = 3000;

/** `toolmeta dev`: a server that is built and restarted after each change, while clients stay connected. */
export function createDevCommand(shell: Shell) {
  return new Command("dev")
    .summary("serve the last good build, built again after each change")
    .description(
      "Builds a server whenever its sources change, and serves the last build without errors. The server " +
        "has to speak over stdio; clients reach it over HTTP on this machine, or over stdio, and stay " +
        "connected when it is restarted.",
    )
    .argument("[entry]", "the server's source or built file; for another command, that after --")
    .option("--port <number>", "listen on this port; 0 takes a free one (default: 3000)", readPort)
    .option("--stdio", "serve the one client that has started this command")
    .option("--inspector", "open the MCP Inspector on it")
    .option(
      "--project <tsconfig>",
      "the settings that build it (default: the nearest tsconfig.json)",
    )
    .addHelpText("after", EXAMPLES)
    .action(async (entry, options) => {
      if (options.stdio && (options.inspector || options.port !== undefined)) {
        throw new UsageError(
          "--stdio serves one client; leave out --inspector and --port with it.",
        );
      }
      const { findTarget } = await import("../dev/find-target.js");
      const { project } = options;
      const target = findTarget({ entry, project, serverCommand: shell.serverCommand });
      const { runDev } = await import("../dev/run-dev.js");
      const inspector = options.inspector === true;
      const port = options.stdio === true ? {} : { port: options.port ?? DEFAULT_PORT };
      await runDev(target, { ...port, inspector }, shell);
    });
}

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port < 65_536) return port;
  throw new InvalidArgumentError("Expected a number from 0 to 65535.");
}
