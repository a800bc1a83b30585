import { spawn } from "node:child_process";
import semver from "semver";

/** The first Node that runs the inspector, by the `engines` of its package. */
const NEEDED = "22.19.0";

/** An inspector that runs. */
export interface Inspector {
  readonly close: () => void;
}

/**
 * Opens the MCP Inspector in the browser, connected to an address. Without a Node that runs it, the
 * developer is told how to open it elsewhere.
 */
export function openInspector(address: string, note: (text: string) => void): Inspector {
  const args = ["@modelcontextprotocol/inspector", "--transport", "http", "--server-url", address];
  if (semver.lt(process.version, NEEDED)) {
    note(
      `The MCP Inspector needs Node ${NEEDED.replace(/\.0$/, "")} or later, and this is Node ` +
        `${process.versions.node}. Run it with a later one: npx ${args.join(" ")}`,
    );
    return { close: () => undefined };
  }
  const child = spawn("npx", ["--yes", ...args], {
    stdio: ["ignore", "inherit", "inherit"],
    // On Windows npx is a script, which only a shell runs.
    shell: process.platform === "win32",
  });
  child.on("error", (error) => {
    note(`The MCP Inspector does not start: ${error.message}`);
  });
  return {
    close() {
      child.kill();
    },
  };
}
