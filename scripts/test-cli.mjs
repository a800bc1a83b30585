/**
 * The way of a newcomer, with the packages as npm would publish them: in an empty folder and in a project
 * that was there before, `toolmeta init`, `npm install`, `npm test`, `npm run dev` and `toolmeta doctor`.
 */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const PACKED = ["packages/contract", "transformer", "runtime", "packages/cli"];
const INSTALL = ["install", "--no-audit", "--no-fund", "--loglevel=error"];

function run(cwd, command, ...args) {
  console.log(`> ${[command, ...args].join(" ")}`);
  execFileSync(command, args, { cwd, stdio: ["ignore", "inherit", "inherit"] });
}

/** Packs the packages and installs the command line somewhere, as npx does. */
function installCli(folder) {
  const tarballs = join(folder, "tarballs");
  const npx = join(folder, "npx");
  for (const part of [tarballs, npx]) mkdirSync(part);
  for (const part of PACKED) {
    run(join(ROOT, part), "npm", "pack", "--silent", "--pack-destination", tarballs);
  }
  const dependencies = Object.fromEntries(
    PACKED.map((part) => {
      const { name, version } = JSON.parse(readFileSync(join(ROOT, part, "package.json"), "utf8"));
      return [name, `file:../tarballs/${name.replace("@", "").replace("/", "-")}-${version}.tgz`];
    }),
  );
  writeFileSync(join(npx, "package.json"), JSON.stringify({ private: true, dependencies }));
  run(npx, "npm", ...INSTALL);
  return { toolmeta: join(npx, "node_modules/.bin/toolmeta"), tarballs };
}

/** What the output of `init` tells to do, done. */
function follow(project, { toolmeta, tarballs }, sources) {
  run(project, toolmeta, "init", "--packages", tarballs);
  const again = execFileSync(toolmeta, ["init", "--packages", tarballs], { cwd: project });
  assert.match(String(again), /^Nothing to do/);
  run(project, "npm", ...INSTALL);
  run(project, "npm", "test");
  cpSync(join(ROOT, "scripts/packed-cli/develop.mjs"), join(project, "develop.mjs"));
  run(project, process.execPath, "develop.mjs", sources);
  rmSync(join(project, "develop.mjs"));
  run(project, "npx", "toolmeta", "doctor");
}

const folder = mkdtempSync(join(tmpdir(), "toolmeta-cli-"));
try {
  const cli = installCli(folder);
  const empty = join(folder, "empty");
  mkdirSync(empty);
  follow(empty, cli, "src");

  const legacy = join(folder, "legacy");
  cpSync(join(ROOT, "scripts/packed-cli/fixtures/legacy"), legacy, { recursive: true });
  follow(legacy, cli, "src/mcp");
  // Its own test is as it was, and the one for the tools stands beside it.
  run(legacy, "npm", "run", "test:mcp");
  assert.match(readFileSync(join(legacy, "tsconfig.json"), "utf8"), /, \/\/ for the editor$/m);
  console.log("init, dev and doctor work in an empty folder and in a project.");
} finally {
  rmSync(folder, { recursive: true, force: true });
}
