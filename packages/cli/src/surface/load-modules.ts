import { Console } from "node:console";
import { existsSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createToolRegistry, discoverTools, ToolmetaError } from "@toolmeta/runtime";
import { UsageError } from "../command-line/usage-error.js";
import type { Surface } from "./surface.js";

/**
 * Loads built modules, and every module of a folder, into a registry of their own.
 *
 * @throws UsageError when one does not exist, does not load or holds no tool.
 */
export async function loadModules(paths: readonly string[]): Promise<Surface> {
  // What a module prints must not end up in the middle of a table or of JSON.
  globalThis.console = new Console(process.stderr);
  const registry = createToolRegistry();
  for (const path of paths) await register(registry, path);
  return {
    origin: paths.join(", "),
    tools: await registry.list(),
    call: (name, args) => registry.call(name, args),
    close: () => Promise.resolve(),
  };
}

async function register(
  registry: ReturnType<typeof createToolRegistry>,
  path: string,
): Promise<void> {
  const modules = await load(path);
  try {
    await registry.register(modules);
  } catch (error) {
    if (!ToolmetaError.is(error)) throw error;
    const advice = error.code === "no_tools" ? ` If it is a server, start it: -- node ${path}` : "";
    throw new UsageError(`${path}: ${error.message}${advice}`, { cause: error });
  }
}

async function load(path: string): Promise<object> {
  const file = resolve(path);
  if (!existsSync(file)) {
    throw new UsageError(`There is no file ${path}. Name a built module, such as dist/tools.js.`);
  }
  if (/\.[cm]?tsx?$/.test(file)) {
    throw new UsageError(`${path} is source. Build it with tspc, and name the .js file.`);
  }
  if (statSync(file).isDirectory()) return discoverTools(file);
  try {
    const module: unknown = await import(pathToFileURL(file).href);
    return typeof module === "object" && module !== null ? module : {};
  } catch (error) {
    throw new UsageError(`${path} does not load: ${describe(error)}`, { cause: error });
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
