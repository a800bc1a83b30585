import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { BENCHMARKS, REPOSITORY, SCRATCH } from "../folders.js";
import { runCommand } from "../processes/run-command.js";

const PACKED = ["packages/contract", "transformer", "runtime"];
const TARBALLS = join(SCRATCH, "packages");
const STAMP = join(BENCHMARKS, "node_modules/.toolmeta-stamp");
const QUIET = ["--no-audit", "--no-fund", "--loglevel=error"];

/** The packages as npm would publish them, as paths of tarballs. */
export function listTarballs(): readonly string[] {
  return readdirSync(TARBALLS).map((file) => join(TARBALLS, file));
}

/** Installs the peers where that is needed, and beside them this repository's packages as they are built now. */
export async function installPackages(): Promise<void> {
  if (!isInstalled()) await runCommand(BENCHMARKS, "npm", "ci", ...QUIET);
  rmSync(TARBALLS, { recursive: true, force: true });
  mkdirSync(TARBALLS, { recursive: true });
  const workspaces = PACKED.flatMap((folder) => ["-w", folder]);
  await runCommand(
    REPOSITORY,
    "npm",
    "pack",
    "--silent",
    "--pack-destination",
    TARBALLS,
    ...workspaces,
  );
  const stamp = computeStamp();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === stamp) return;
  await runCommand(BENCHMARKS, "npm", "install", "--no-save", ...QUIET, ...listTarballs());
  writeFileSync(STAMP, stamp);
}

/** Changes when any package changes. */
export function readPackagesStamp(): string {
  return readFileSync(STAMP, "utf8");
}

function isInstalled(): boolean {
  const installed = join(BENCHMARKS, "node_modules/.package-lock.json");
  const wanted = join(BENCHMARKS, "package-lock.json");
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(wanted).mtimeMs;
}

function computeStamp(): string {
  const hash = createHash("sha256").update(readFileSync(join(BENCHMARKS, "package-lock.json")));
  for (const file of listTarballs()) hash.update(readFileSync(file));
  return hash.digest("hex");
}
