import { readdir } from "node:fs/promises";
import { resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { ToolmetaError } from "../errors/toolmeta-error.js";
import { hasTools } from "./collect-sources.js";
import { importModule } from "./import-module.js";

/** Compiled modules: neither declarations nor tests. */
const MODULE = /(?<!\.d|\.test|\.spec)\.[cm]?js$/;

/**
 * Imports every compiled module of a folder and of the folders below it, in the order of their paths, and
 * gives those that export tools, for `registerTools`. The main script of the process is left out.
 *
 * @param directory For instance `new URL("./tools/", import.meta.url)`; a string is a path.
 * @throws ToolmetaError (`no_tools`) when no module exports a tool.
 */
export async function discoverTools(directory: URL | string): Promise<readonly object[]> {
  const folder = typeof directory === "string" ? resolve(directory) : fileURLToPath(directory);
  const files = await listModules(folder);
  const modules: object[] = [];
  // One after the other: the order in which modules run is then always the same.
  for (const file of files) {
    const module = await importModule(file);
    if (hasTools(module)) modules.push(module);
  }
  if (modules.length > 0) return modules;
  throw new ToolmetaError(
    "no_tools",
    `No module in ${folder} exports a tool (${String(files.length)} looked at). Expected compiled ` +
      "modules that export classes with @toolMeta methods.",
  );
}

async function listModules(folder: string): Promise<readonly string[]> {
  const main = process.argv[1] === undefined ? undefined : resolve(process.argv[1]);
  const entries = await readdir(folder, { recursive: true });
  return entries
    .filter((path) => MODULE.test(path) && !path.split(sep).includes("node_modules"))
    .sort()
    .map((path) => resolve(folder, path))
    .filter((path) => path !== main);
}
