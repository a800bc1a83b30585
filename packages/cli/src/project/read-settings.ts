import { existsSync } from "node:fs";
import { parseTsconfig } from "get-tsconfig";
import { UsageError } from "../command-line/usage-error.js";
import { namesTarget } from "./names-target.js";
import { isJsonObject } from "./read-json.js";
import type { JsonObject } from "./read-json.js";

/** A tsconfig together with what it extends. */
export interface Settings {
  /** Absolute. */
  readonly path: string;
  readonly options: JsonObject;
  readonly include: readonly string[];
  /** The plugins in force; a list in a tsconfig takes the place of the one that it extends. */
  readonly plugins: readonly JsonObject[];
  /** The compiler that ts-node is told to take. */
  readonly tsNodeCompiler: unknown;
  /** It compiles nothing itself and only refers to other projects. */
  readonly isSolution: boolean;
}

/**
 * Reads a tsconfig.
 *
 * @returns Nothing when there is no such file.
 * @throws UsageError when it cannot be read, or extends what is not there.
 */
export function readSettings(path: string): Settings | undefined {
  if (!existsSync(path)) return undefined;
  try {
    const parsed: unknown = parseTsconfig(path);
    const config = isJsonObject(parsed) ? parsed : {};
    const merged = isJsonObject(config.compilerOptions) ? config.compilerOptions : {};
    const { target, ...others } = merged;
    const options = namesTarget(path) ? { ...others, target } : others;
    const { plugins } = merged;
    return {
      path,
      options,
      include: readTexts(config.include),
      plugins: Array.isArray(plugins) ? plugins.filter(isJsonObject) : [],
      tsNodeCompiler: isJsonObject(config["ts-node"]) ? config["ts-node"].compiler : undefined,
      isSolution:
        Array.isArray(config.references) &&
        Array.isArray(config.files) &&
        config.files.length === 0 &&
        config.include === undefined,
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${path} cannot be read: ${reason}`, { cause: error });
  }
}

/** Whether a plugin entry runs the transformer in builds. */
export function isTransformer(plugin: JsonObject): boolean {
  return plugin.transform === "@toolmeta/transformer";
}

function readTexts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}
