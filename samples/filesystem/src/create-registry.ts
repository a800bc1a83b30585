import { realpath, stat } from "node:fs/promises";
import { createToolRegistry, type ToolRegistry } from "@toolmeta/runtime";
import { InfoTools } from "./info/info-tools.js";
import { ListTools } from "./listing/list-tools.js";
import { ReadTools } from "./reading/read-tools.js";
import { SearchTools } from "./searching/search-tools.js";
import { WriteTools } from "./writing/write-tools.js";

/** Milliseconds; a search through a huge tree ends then. */
const TIMEOUT = 60_000;

/**
 * The file system tools, for work in some directories and nowhere else.
 *
 * @throws Error when there is no directory, or one of them is none.
 */
export async function createRegistry(directories: readonly string[]): Promise<ToolRegistry> {
  if (directories.length === 0) throw new Error("Name the directories that the tools may work in.");
  const roots = await Promise.all(directories.map(findDirectory));
  const registry = createToolRegistry({ naming: "snake_case", roots, timeout: TIMEOUT });
  await registry.register([ReadTools, WriteTools, ListTools, SearchTools, new InfoTools(roots)]);
  return registry;
}

async function findDirectory(path: string): Promise<string> {
  const stats = await stat(path).catch(() => undefined);
  if (stats?.isDirectory() === true) return realpath(path);
  throw new Error(`${path} is no directory. Name the directories that the tools may work in.`);
}
