import { Console } from "node:console";
import { existsSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createToolRegistry, discoverTools, ToolmetaError } from "@toolmeta/runtime";
import type { RegistryOptions, ToolmetaErrorCode, ToolRegistry } from "@toolmeta/runtime";
import { UsageError } from "../command-line/usage-error.js";
import type { Surface } from "./surface.js";

/**
 * Loads built modules, and every module of a folder. Instances are made with the first call only: a list
 * opens no connections, and tells of classes that this process could not make.
 *
 * @throws UsageError when a module does not exist, does not load or holds no tool.
 */
export async function loadModules(paths: readonly string[]): Promise<Surface> {
  // What a module prints must not end up in the middle of a table or of JSON.
  globalThis.console = new Console(process.stderr);
  const modules = await loadAll(paths);
  const listing = await createRegistry(modules, {
    resolve: (type) => Object.create(type.prototype as object) as object,
  });
  let calling: Promise<ToolRegistry> | undefined;
  return {
    origin: paths.join(", "),
    tools: await listing.list(),
    async call(name, args) {
      calling ??= createRegistry(modules, {});
      return (await calling).call(name, args);
    },
    close: () => Promise.resolve(),
  };
}

interface LoadedModule {
  readonly path: string;
  readonly module: object;
}

async function loadAll(paths: readonly string[]): Promise<readonly LoadedModule[]> {
  const loaded: LoadedModule[] = [];
  // One after the other, so that modules always run in the same order.
  for (const path of paths) loaded.push({ path, module: await load(path) });
  return loaded;
}

async function createRegistry(
  modules: readonly LoadedModule[],
  options: RegistryOptions,
): Promise<ToolRegistry> {
  const registry = createToolRegistry(options);
  for (const { path, module } of modules) {
    try {
      await registry.register(module);
    } catch (error) {
      if (!ToolmetaError.is(error)) throw error;
      const advice = ADVICE[error.code]?.(path) ?? "";
      throw new UsageError(`${path}: ${error.message}${advice}`, { cause: error });
    }
  }
  return registry;
}

/** What more there is to say at the command line. */
const ADVICE: Readonly<Partial<Record<ToolmetaErrorCode, (path: string) => string>>> = {
  no_tools: (path) => ` If it is a server, start it: -- node ${path}`,
  no_instance: () => " Or call the tool of its server: -- node dist/server.js",
};

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
