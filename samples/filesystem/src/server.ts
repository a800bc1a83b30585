/**
 * Serves the file system tools over stdio: `node dist/server.js directory [directory …]`. They work in these
 * directories and nowhere else.
 */
import { serveStdio } from "@toolmeta/runtime/server";
import { createRegistry } from "./create-registry.js";

try {
  const registry = await createRegistry(process.argv.slice(2));
  await serveStdio(registry, { name: "filesystem", version: "0.1.0" });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
