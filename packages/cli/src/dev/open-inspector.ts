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
  const isWindows = process.platform === "win32";
  const child = spawn("npx", ["--yes", ...args], {
    stdio: ["ignore", "inherit", "inherit"],
    // On Windows npx is a script, which only a shell runs. Elsewhere it is the first of a group, because it
    // does not pass on the signal that ends it.
    ...(isWindows ? { shell: true } : { detached: true }),
  });
  child.on("error", (error) => {
    note(`The MCP Inspector does not start: ${error.message}`);
  });
  return {
    close() {
      if (isWindows || child.pid === undefined) child.kill();
      else endGroup(child.pid);
    },
  };
}

function endGroup(leader: number): void {
  try {
    process.kill(-leader);
  } catch {
    // It has ended by itself.
  }
}
