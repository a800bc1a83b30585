import { fork } from "node:child_process";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { isBuildResult } from "./build-result.js";
import type { BuildResult } from "./build-result.js";

/** A build that goes on. */
export interface BuildWatch {
  /** Ends it. */
  readonly stop: () => void;
}

/** What to build, and whom to tell. */
export interface WatchOptions {
  /** The absolute path of the project's tsconfig. */
  readonly config: string;
  /** The absolute path of a source, whose built file is told with each result. */
  readonly entry?: string | undefined;
  readonly onResult: (result: BuildResult) => void;
  /** The build ended by itself, which it does only when it cannot work at all. */
  readonly onFailure: () => void;
}

/**
 * Builds a project now and after each change, with the project's own compiler and transformers. What the
 * compiler has to say goes to the standard error output.
 */
export function watchBuild({ config, entry, onResult, onFailure }: WatchOptions): BuildWatch {
  const script = fileURLToPath(new URL("run-build.js", import.meta.url));
  const args = entry === undefined ? [config] : [config, entry];
  const child = fork(script, args, {
    cwd: dirname(config),
    // Compilers and transformers write to the standard output, which may belong to the protocol.
    stdio: ["ignore", process.stderr.fd, process.stderr.fd, "ipc"],
    execArgv: [],
  });
  let isStopped = false;
  child.on("message", (message: unknown) => {
    if (isBuildResult(message)) onResult(message);
  });
  child.on("exit", () => {
    if (!isStopped) onFailure();
  });
  return {
    stop() {
      isStopped = true;
      child.kill();
    },
  };
}
