import { existsSync } from "node:fs";
import { dirname, join, posix, relative } from "node:path";
import { isBefore6 } from "../project/is-before-6.js";
import type { Settings } from "../project/read-settings.js";
import type { JsonObject } from "../project/read-json.js";
import type { Layout } from "./layout.js";

/** The layout of a new project, which the tsconfig of the template has. */
export const NEW_LAYOUT: Layout = {
  config: "tsconfig.json",
  sources: "src",
  built: "dist",
  tests: "test",
  isEsm: true,
};

/** A tsconfig of our own, for a project whose own one builds nothing that Node could run. */
export const OWN_CONFIG = "tsconfig.mcp.json";

/** Whether a tsconfig writes JavaScript. */
export function emits({ options, isSolution }: Settings): boolean {
  return !isSolution && options.noEmit !== true && options.emitDeclarationOnly !== true;
}

/** Where the pieces go in a project that has sources, so that its own tsconfig builds them. */
export function findLayout(
  folder: string,
  settings: Settings,
  manifest: JsonObject,
  typescript: string,
): Layout {
  if (!emits(settings)) return findOwnLayout(manifest);
  const { options, path } = settings;
  const base = posix.normalize(toSlashes(relative(folder, dirname(path))) || ".");
  const sources = findSourceFolder(folder, settings);
  // Until version 6 the compiler took the folder that all sources have in common.
  const root = resolveIn(base, options.rootDir) ?? (isBefore6(typescript) ? sources : base);
  const out = resolveIn(base, options.outDir);
  const samples = posix.join(sources, "mcp");
  return {
    config: toSlashes(relative(folder, path)),
    sources: samples,
    built: out === undefined ? samples : posix.join(out, posix.relative(root, samples)),
    tests: "test/mcp",
    isEsm: isEsm(options, manifest),
  };
}

/** The layout that {@link OWN_CONFIG} builds. */
export function findOwnLayout(manifest: JsonObject): Layout {
  return {
    config: OWN_CONFIG,
    sources: "src/mcp",
    built: "dist/mcp",
    tests: "test/mcp",
    isEsm: manifest.type === "module",
  };
}

/** The folder that the tsconfig includes; `src` where it includes everything and there is one. */
function findSourceFolder(folder: string, { include, options }: Settings): string {
  const [first = ""] = include;
  const fixed = first.split("/").filter((part) => !/[*?]|\.[cm]?tsx?$/.test(part));
  if (first !== "" && fixed.length > 0) return posix.normalize(fixed.join("/"));
  const root = resolveIn(".", options.rootDir);
  if (root !== undefined && root !== ".") return root;
  return existsSync(join(folder, "src")) ? "src" : ".";
}

function resolveIn(base: string, path: unknown): string | undefined {
  return typeof path === "string" ? posix.join(base, toSlashes(path)) : undefined;
}

function isEsm({ module: format }: JsonObject, manifest: JsonObject): boolean {
  const name = typeof format === "string" ? format.toLowerCase() : "";
  if (name === "commonjs") return false;
  return /^(es|preserve)/.test(name) || manifest.type === "module";
}

function toSlashes(path: string): string {
  return path.replaceAll("\\", "/");
}
