import { existsSync } from "node:fs";
import { relative, resolve } from "node:path";
import { globSync } from "tinyglobby";
import { UsageError } from "../command-line/usage-error.js";

/** `npm pack` joins scope, name and version with dashes. */
const TARBALL = /^toolmeta(?:-(contract|transformer|runtime))?-\d.*\.tgz$/;

/**
 * Finds the packed packages of this project in a folder.
 *
 * @returns What a package.json in `project` says to take them, by name.
 * @throws UsageError when there is none.
 */
export function findTarballs(
  folder: string | undefined,
  project: string,
): ReadonlyMap<string, string> {
  if (folder === undefined) return new Map();
  const files = existsSync(folder) ? globSync("toolmeta-*.tgz", { cwd: resolve(folder) }) : [];
  const found = files.flatMap((file): readonly (readonly [string, string])[] => {
    const match = TARBALL.exec(file);
    if (match === null) return [];
    const name = match[1] === undefined ? "toolmeta" : `@toolmeta/${match[1]}`;
    const path = relative(project, resolve(folder, file)).replaceAll("\\", "/");
    return [[name, `file:${path}`]];
  });
  if (found.length > 0) return new Map(found);
  throw new UsageError(
    `There is no packed package in ${folder}. npm pack makes them: toolmeta-*.tgz`,
  );
}
