import { resolve } from "node:path";
import { LIMITS } from "../limits.js";
import type { Entry } from "../walking/entry.js";
import { walkDirectories, type WalkOptions } from "../walking/walk-directories.js";

/** An entry, with what is in it when it is a directory. */
export interface TreeEntry extends Entry {
  /** Of a directory, and only of one. */
  children?: TreeEntry[];
}

/** A directory with all that is in it. */
export interface Tree {
  entries: TreeEntry[];
  /** There is more than was listed; the levels nearest to the top are complete. */
  truncated: boolean;
  /** Directories that could not be looked into. */
  unreadable: string[];
}

/** Lists a directory and those below it as a tree. */
export async function buildTree(directory: string, options: WalkOptions = {}): Promise<Tree> {
  const tree: Tree = { entries: [], truncated: false, unreadable: [] };
  const places = new Map([["", tree.entries]]);
  let count = 0;
  for await (const { path, entries, error } of walkDirectories(directory, options)) {
    if (error !== undefined) tree.unreadable.push(resolve(directory, path));
    const place = places.get(path);
    places.delete(path);
    for (const { name, type, path: below } of entries) {
      if (count++ === LIMITS.entries) return { ...tree, truncated: true };
      if (type !== "directory") {
        place?.push({ name, type });
        continue;
      }
      const children: TreeEntry[] = [];
      place?.push({ name, type, children });
      places.set(below, children);
    }
  }
  return tree;
}
