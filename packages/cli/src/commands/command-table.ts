import type { CommandUnknownOpts } from "@commander-js/extra-typings";
import type { Shell } from "../command-line/shell.js";
import { createCallCommand } from "./call.js";
import { createCheckCommand } from "./check.js";
import { createDevCommand } from "./dev.js";
import { createDocsCommand } from "./docs.js";
import { createDoctorCommand } from "./doctor.js";
import { createInitCommand } from "./init.js";
import { createLintCommand } from "./lint.js";
import { createListCommand } from "./list.js";
import { createShowCommand } from "./show.js";

/** Makes one command; its action reads what was given and throws a `UsageError` for what cannot be. */
export type CreateCommand = (shell: Shell) => CommandUnknownOpts;

/** Every command, in the order in which the help lists them. One file each, in this folder. */
export const COMMANDS: readonly CreateCommand[] = [
  createInitCommand,
  createDevCommand,
  createListCommand,
  createShowCommand,
  createCallCommand,
  createLintCommand,
  createCheckCommand,
  createDocsCommand,
  createDoctorCommand,
];
