import { lstat, readlink } from "node:fs/promises";
import { isNativeError } from "node:util/types";
import { dirname, isAbsolute, join, parse, sep } from "node:path";
import type { PathReading } from "./path-reading.js";

/** As many as Linux follows. */
const MAX_LINKS = 40;

/**
 * The real place of an absolute path, link by link as the operating system goes. What does not exist yet
 * stays as it is, so a link to a place that is still empty is followed too.
 */
export async function resolveLinks(path: string): Promise<PathReading> {
  const { root } = parse(path);
  const pending = splitPath(path.slice(root.length));
  let place = root;
  let links = 0;
  for (let step = pending.shift(); step !== undefined; step = pending.shift()) {
    if (step === "..") {
      place = dirname(place);
      continue;
    }
    const next = join(place, step);
    const found = await inspect(next);
    if ("problem" in found) return found;
    if (found.target === undefined) {
      place = next;
      continue;
    }
    if (++links > MAX_LINKS) return { problem: "which is a loop of links" };
    const { root: targetRoot } = parse(found.target);
    if (isAbsolute(found.target)) place = targetRoot;
    pending.unshift(...splitPath(found.target.slice(targetRoot.length)));
  }
  return { path: place };
}

function splitPath(path: string): string[] {
  return path.split(sep).filter((step) => step !== "" && step !== ".");
}

type Inspection = { readonly target: string | undefined } | { readonly problem: string };

/** What a link points to; undefined for anything else, and for what does not exist. */
async function inspect(path: string): Promise<Inspection> {
  const answer = lstat(path).then(
    async (stats) => ({ target: stats.isSymbolicLink() ? await readlink(path) : undefined }),
    (error: unknown) => (isAbsent(error) ? { target: undefined } : { problem: explain(error) }),
  );
  return answer;
}

function isAbsent(error: unknown): boolean {
  return ["ENOENT", "ENOTDIR"].includes(codeOf(error));
}

function explain(error: unknown): string {
  return `which cannot be looked at (${codeOf(error)})`;
}

function codeOf(error: unknown): string {
  return isNativeError(error) && "code" in error ? String(error.code) : "unknown";
}
