/**
 * Puts the built server and all that it needs into one file, `dist/bundle/server.js`. Beside it lies
 * `start.js`, which starts it with Node's compile cache.
 */
import { copyFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const dist = fileURLToPath(new URL("dist", import.meta.url));

await build({
  absWorkingDir: dist,
  entryPoints: ["server.js"],
  outfile: "bundle/server.js",
  bundle: true,
  format: "esm",
  platform: "node",
  target: "node20",
  // Only tools with `isolate: true` need it, and a worker thread needs its script as a file of its own.
  external: ["piscina"],
  // Of the packages inside, some are CommonJS and require Node's own modules.
  banner: {
    js: 'import { createRequire } from "node:module";\nconst require = createRequire(import.meta.url);',
  },
  logLevel: "warning",
});
copyFileSync(`${dist}/start.js`, `${dist}/bundle/start.js`);
