import { Command } from "@commander-js/extra-typings";
import type { Shell } from "../command-line/shell.js";

/** `toolmeta list`: the tools of modules or of a server. */
export function createListCommand(shell: Shell) {
  return new Command("list").description("list tools").action(() => {
    shell.print("todo");
  });
}
