import type { ServerCommand } from "./relay/server-process.js";

/** How to run a built module: with the Node that runs this, and errors that point into the sources. */
export function runModule(file: string, cwd: string): ServerCommand {
  return { command: process.execPath, args: ["--enable-source-maps", file], cwd };
}
