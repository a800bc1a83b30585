/**
 * Serves the file tools over stdio: `node dist/server.js [directory …]`. The tools may look into these
 * directories and no others; without any it is the working directory.
 */
import { createToolRegistry } from "@toolmeta/runtime";
import { serveStdio } from "@toolmeta/runtime/server";
import * as fileTools from "./file-tools.js";

async function main(directories: readonly string[]): Promise<void> {
  const registry = createToolRegistry({ roots: directories.length > 0 ? directories : ["."] });
  await registry.register(fileTools);
  await serveStdio(registry, { name: "files", version: "0.1.0" });
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
