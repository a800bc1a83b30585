/**
 * Puts the built runtime into few files, because a server that starts pays for each module that it loads.
 * npm runs it around `npm pack` and `npm publish`: before, it writes `runtime/bundle/` and lets package.json
 * name the bundle; after, `--restore` lets it name `runtime/dist/` again, which every build makes anew.
 */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

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

/** Whether a module is a package of its own, or one of Node's. */
function isExternal(names, id) {
  return id.startsWith("node:") || names.some((name) => id === name || id.startsWith(`${name}/`));
}

/** The modules that load with a module, and with what it imports. */
function listLoaded(start, context) {
  const loaded = new Set([start]);
  // A set gives what is added while it is walked through, too.
  for (const id of loaded)
    for (const other of context.getModuleInfo(id)?.importedIds ?? []) loaded.add(other);
  return loaded;
}

async function writeBundle() {
  rmSync(`${RUNTIME}/bundle`, { recursive: true, force: true });
  const names = listExternal();
  const bundle = await rolldown({
    cwd: RUNTIME,
    // Each keeps its name: the script of worker threads is looked for beside the folder of chunks.
    input: Object.fromEntries(
      listEntries().map((entry) => [entry.replace(/^(?:\.\/)?dist\/(.*)\.js$/, "$1"), entry]),
    ),
    platform: "node",
    external: (id) => isExternal(names, id),
  });
  let main;
  await bundle.write({
    dir: "bundle",
    format: "esm",
    entryFileNames: "[name].js",
    chunkFileNames: "chunks/[name]-[hash].js",
    sourcemap: true,
    sourcemapExcludeSources: true,
    codeSplitting: {
      groups: [
        {
          debugName: "main",
          // All that the main entry loads is one file. The bindings load it too, and bring only their own.
          name(id, context) {
            main ??= listLoaded(`${RUNTIME}/dist/index.js`, context);
            return main.has(id) ? "main" : null;
          },
        },
      ],
    },
  });
  await bundle.close();
}

if (process.argv.includes("--restore")) nameFolder("bundle", "dist");
else {
  nameFolder("bundle", "dist");
  await writeBundle();
  nameFolder("dist", "bundle");
}
