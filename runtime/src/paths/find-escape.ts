import { isAbsolute, relative, resolve, sep } from "node:path";
import { resolveLinks } from "./resolve-links.js";

/**
 * Why a path does not lie in any of the roots; undefined when it does. Both readings of `..` have to lie
 * inside: the operating system's, which follows links first, and that of a program that shortens the
 * path before it is used.
 */
export async function findEscape(
  path: string,
  roots: readonly string[],
): Promise<string | undefined> {
  const plain = isAbsolute(path) ? path : `${process.cwd()}${sep}${path}`;
  for (const reading of new Set([plain, resolve(path)])) {
    const place = await resolveLinks(reading);
    if ("problem" in place) return place.problem;
    if (!roots.some((root) => isInside(place.path, root))) {
      return place.path === path
        ? "which lies outside of the allowed roots"
        : `which is ${place.path} and lies outside of the allowed roots`;
    }
  }
  return undefined;
}

function isInside(path: string, root: string): boolean {
  const way = relative(root, path);
  return way === "" || (way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}
