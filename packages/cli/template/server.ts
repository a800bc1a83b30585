import { createToolRegistry } from "@toolmeta/runtime";
import { serveStdio } from "@toolmeta/runtime/server";
import * as clockTools from "./clock-tools.js";

async function main(): Promise<void> {
  const registry = createToolRegistry();
  await registry.register(clockTools);
  await serveStdio(registry, { name: "SERVER_NAME", version: "0.1.0" });
}

void main();
