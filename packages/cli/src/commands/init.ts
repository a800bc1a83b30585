import { resolve } from "node:path";
import { Command } from "@commander-js/extra-typings";
import type { Shell } from "../command-line/shell.js";

const EXAMPLES = `
Examples:
  toolmeta init my-server
  toolmeta init --dry-run
  toolmeta init --project tsconfig.node.json`;

/** `toolmeta init`: a new server, or what a project lacks to have tools. */
export function createInitCommand(shell: Shell) {
  return new Command("init")
    .summary("make a server, or add what a project lacks to have tools")
    .description(
      "Makes a server in an empty folder, or adds to a project what it lacks: the transformer in its " +
        "tsconfig, scripts, packages, and a sample tool with a test. What is there stays as it is.",
    )
    .argument("[dir]", "the folder (default: this one)")
    .option("--dry-run", "say what would change, and change nothing")
    .option("--project <tsconfig>", "the tsconfig to add the transformer to, from the folder")
    .option("--packages <dir>", "take Toolmeta's packages from tarballs in this folder")
    .addHelpText("after", EXAMPLES)
    .action(async (dir, { dryRun = false, project, packages }) => {
      const { initFolder } = await import("../init/init-folder.js");
      const { renderInit } = await import("../init/render-init.js");
      const done = await initFolder(resolve(dir ?? "."), { project, packages });
      if (!dryRun) done.files.save();
      shell.print(renderInit(done, dryRun, shell));
    });
}
