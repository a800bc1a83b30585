import type { Shell } from "../command-line/shell.js";
import { UsageError } from "../command-line/usage-error.js";
import type { Surface } from "./surface.js";

/**
 * Opens the tools of built modules or of a server, whichever the command line names.
 *
 * @param modules Paths of modules and of folders of modules.
 * @throws UsageError when neither or both are named, or what is named cannot be opened.
 */
export async function openSurface(modules: readonly string[], shell: Shell): Promise<Surface> {
  const [command, ...args] = shell.serverCommand;
  if (command !== undefined) {
    if (modules.length > 0) {
      throw new UsageError(
        `Name modules or a server, not both: ${modules.join(" ")} and -- ${shell.serverCommand.join(" ")}.`,
      );
    }
    const { connectServer } = await import("./connect-server.js");
    return connectServer(command, args);
  }
  if (modules.length === 0) {
    throw new UsageError(
      "Name a built module (dist/book-tools.js) or a server (-- node dist/server.js).",
    );
  }
  const { loadModules } = await import("./load-modules.js");
  return loadModules(modules);
}
