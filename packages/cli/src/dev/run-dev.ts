import { dirname } from "node:path";
import type { Shell } from "../command-line/shell.js";
import { UsageError } from "../command-line/usage-error.js";
import type { BuildResult } from "./build/build-result.js";
import { watchBuild } from "./build/watch-build.js";
import type { DevTarget } from "./dev-target.js";
import { serveHttp } from "./front/serve-http.js";
import { serveStdio } from "./front/serve-stdio.js";
import { createLatest } from "./latest.js";
import { openInspector } from "./open-inspector.js";
import type { ServerCommand } from "./relay/server-process.js";
import { runModule } from "./run-module.js";
import { untilSignal } from "./until-signal.js";

/** How to serve. */
export interface DevOptions {
  /** Of the HTTP listener; absent for stdio. */
  readonly port?: number;
  /** Opens the MCP Inspector, which takes HTTP. */
  readonly inspector: boolean;
}

/**
 * Builds a server after each change and serves the last build that had no errors, until the client goes or
 * a signal arrives.
 *
 * @throws UsageError when it cannot be built or served at all.
 */
export async function runDev(target: DevTarget, options: DevOptions, shell: Shell): Promise<void> {
  const note = (text: string): void => {
    shell.note(`toolmeta: ${text}`);
  };
  const server = createLatest<ServerCommand>();
  const frontOptions = { locate: server.read, note };
  const { port } = options;
  const front =
    port === undefined ? await serveStdio(frontOptions) : await serveHttp(frontOptions, port);
  const ends: (() => void)[] = [];

  async function onGoodBuild(result: BuildResult): Promise<void> {
    const isFirst = !server.isThere;
    server.replace(findCommand(target, result));
    if (isFirst) {
      note(`Built. Serving ${target.name} at ${front.address}.`);
      if (options.inspector) ends.push(openInspector(front.address, note).close);
    } else if (await front.restart()) {
      note("Built, and restarted.");
    }
  }

  const failure = new Promise<never>((_, reject) => {
    const build = watchBuild({
      config: target.config,
      entry: target.source,
      onResult(result) {
        if (result.errors > 0) note(describeErrors(result.errors, server.isThere));
        else onGoodBuild(result).catch(reject);
      },
      onFailure() {
        reject(new UsageError("The compiler does not run. toolmeta doctor looks for the reason."));
      },
    });
    ends.push(build.stop);
  });
  try {
    await Promise.race([front.ended, untilSignal(), failure]);
  } finally {
    for (const end of ends) end();
    await front.close();
  }
}

function findCommand({ name, config, command }: DevTarget, { output }: BuildResult): ServerCommand {
  if (command !== undefined) return command;
  if (output !== undefined) return runModule(output, dirname(config));
  throw new UsageError(
    `${name} is no part of ${config}, so it is not built. Name its own tsconfig with --project.`,
  );
}

function describeErrors(errors: number, isServing: boolean): string {
  const count = errors === 1 ? "1 error" : `${errors} errors`;
  return isServing
    ? `${count}. The last good build goes on serving.`
    : `${count}. Waiting for a build without errors.`;
}
