/**
 * Puts the built runtime into few files, because a server that starts pays for each module that it loads.
 * npm runs it around `npm pack` and `npm publish`: before, it writes `runtime/bundle/` and lets package.json
 * name the bundle; after, `--restore` lets it name `runtime/dist/` again, which every build makes anew.
 */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const RUNTIME = fileURLToPath(new URL("../runtime", import.meta.url));
const MANIFEST = `${RUNTIME}/package.json`;

/** Modules that are loaded by their own name: what package.json exports, and the script of worker threads. */
const WORKER = "dist/isolation/run-job.js";

/** Types stay where they are. */
function nameFolder(from, to) {
  const text = readFileSync(MANIFEST, "utf8");
  writeFileSync(
    MANIFEST,
    text.replaceAll(new RegExp(`"\\./${from}/((?!chunks/).*\\.js)"`, "g"), `"./${to}/$1"`),
  );
}

function listEntries() {
  const { exports } = JSON.parse(readFileSync(MANIFEST, "utf8"));
  const modules = Object.values(exports).flatMap((entry) => entry.import?.default ?? []);
  return [...modules, WORKER];
}

/** Everything that the package depends on, but for what each start needs and what is cheaper to have inside. */
function listExternal() {
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(MANIFEST, "utf8"));
  const names = Object.keys({ ...dependencies, ...peerDependencies });
  return names.filter((name) => name !== "reflect-metadata" && name !== "@toolmeta/contract");
}

async function writeBundle() {
  rmSync(`${RUNTIME}/bundle`, { recursive: true, force: true });
  await build({
    absWorkingDir: RUNTIME,
    entryPoints: listEntries(),
    outbase: "dist",
    outdir: "bundle",
    // The script of worker threads is looked for beside this folder.
    chunkNames: "chunks/[name]-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    external: listExternal(),
    sourcemap: true,
    sourcesContent: false,
    logLevel: "warning",
  });
}

if (process.argv.includes("--restore")) nameFolder("bundle", "dist");
else {
  nameFolder("bundle", "dist");
  await writeBundle();
  nameFolder("dist", "bundle");
}
