/**
 * Serves the bookshop over stdio: `node dist/server.js [step]`. Without a step it is the finished catalog.
 */
import { createToolRegistry } from "@toolmeta/runtime";
import { serveStdio } from "@toolmeta/runtime/server";
import { loadStep } from "./load-step.js";

const registry = createToolRegistry();
await registry.register([await loadStep(process.argv[2] ?? "catalog")]);
await serveStdio(registry, { name: "bookshop", version: "0.1.0" });
