import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { getTsconfig } from "get-tsconfig";
import { UsageError } from "../command-line/usage-error.js";
import { findInstalled } from "../project/find-installed.js";
import type { DevTarget } from "./dev-target.js";
import { runModule } from "./run-module.js";

/** Where a server usually is, when none is named. */
const USUAL = ["src/server.ts", "src/mcp/server.ts", "src/index.ts", "server.ts", "index.ts"];

/** What the developer gave. */
export interface TargetRequest {
  readonly entry: string | undefined;
  /** The path of a tsconfig. */
  readonly project: string | undefined;
  /** The command after `--`. */
  readonly serverCommand: readonly string[];
}

/** @throws UsageError when what is named does not exist, or its project cannot be built. */
export function findTarget({ entry, project, serverCommand }: TargetRequest): DevTarget {
  const [command, ...args] = serverCommand;
  if (command !== undefined) {
    if (entry !== undefined) {
      throw new UsageError(`Name an entry or a command, not both: ${entry} and ${command}.`);
    }
    const cwd = process.cwd();
    const name = serverCommand.join(" ");
    return { name, config: findConfig(cwd, project), command: { command, args, cwd } };
  }
  const name = entry ?? findUsual();
  const file = resolve(name);
  if (!existsSync(file)) throw new UsageError(`There is no file ${name}.`);
  const config = findConfig(dirname(file), project);
  if (/\.[cm]?js$/.test(file)) return { name, config, command: runModule(file, dirname(config)) };
  if (/(?<!\.d)\.[cm]?tsx?$/.test(file)) return { name, config, source: file };
  throw new UsageError(`${name} is no module. Name the source or the built file of a server.`);
}

function findUsual(): string {
  const found = USUAL.find((file) => existsSync(file));
  if (found !== undefined) return found;
  throw new UsageError(
    `Name the server's source, such as src/server.ts. There is none of ${USUAL.join(", ")} here.`,
  );
}

function findConfig(folder: string, project: string | undefined): string {
  const config = project === undefined ? getTsconfig(folder)?.path : resolve(project);
  if (config === undefined || !existsSync(config)) {
    throw new UsageError(
      project === undefined
        ? `There is no tsconfig.json in ${folder} or above. toolmeta init makes one.`
        : `There is no file ${project}.`,
    );
  }
  if (findInstalled(dirname(config), "ts-patch") === undefined) {
    throw new UsageError(
      "ts-patch is not installed, and only its compiler runs the transformer. Run: " +
        "npm install --save-dev ts-patch@3",
    );
  }
  return config;
}
