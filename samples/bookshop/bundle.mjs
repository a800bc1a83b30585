/**
 * Puts the built server and all that it needs into one file, `dist/bundle/server.js`. Beside it lies
 * `start.js`, which starts it with Node's compile cache.
 */
import { copyFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "rolldown";

const dist = fileURLToPath(new URL("dist", import.meta.url));

await build({
  cwd: dist,
  input: "server.js",
  platform: "node",
  // Only tools with `isolate: true` need it, and a worker thread needs its script as a file of its own.
  external: ["piscina"],
  output: { file: "bundle/server.js", format: "esm", codeSplitting: false },
  logLevel: "warn",
});
copyFileSync(`${dist}/start.js`, `${dist}/bundle/start.js`);
