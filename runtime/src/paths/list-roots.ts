import { resolve } from "node:path";
import type { ToolContext } from "../context/tool-context.js";
import { ToolmetaError } from "../errors/toolmeta-error.js";
import type { PathRules } from "./path-rules.js";
import { readPath } from "./read-path.js";
import { resolveLinks } from "./resolve-links.js";

/** The real places of the directories in which paths may lie, at this moment. */
export async function listRoots(
  rules: PathRules,
  context: ToolContext,
): Promise<readonly string[]> {
  const offered = rules.clientRoots ? await askClient(context) : [];
  const chosen = offered.length > 0 ? offered : (rules.roots ?? [process.cwd()]);
  return Promise.all(chosen.map(resolveRoot));
}

async function askClient(context: ToolContext): Promise<readonly string[]> {
  if (context.client?.capabilities.roots === undefined) return [];
  const roots = await context.listRoots();
  return roots.map((root) => root.uri).filter((uri) => uri.startsWith("file:"));
}

async function resolveRoot(root: string): Promise<string> {
  const reading = readPath(root);
  const place = "path" in reading ? await resolveLinks(resolve(reading.path)) : reading;
  if ("path" in place) return place.path;
  throw new ToolmetaError(
    "invalid_options",
    `The root ${JSON.stringify(root)} cannot be used, ${place.problem}.`,
  );
}
