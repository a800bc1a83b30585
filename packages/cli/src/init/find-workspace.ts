import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { readJson } from "../project/read-json.js";
import type { JsonObject } from "../project/read-json.js";

/** The package.json of the workspace that a folder is below; empty without one. */
export function findWorkspace(folder: string): JsonObject {
  const above = dirname(folder);
  if (above === folder) return {};
  const manifest = readJson(join(above, "package.json"));
  const isRoot =
    manifest?.workspaces !== undefined || existsSync(join(above, "pnpm-workspace.yaml"));
  return manifest !== undefined && isRoot ? manifest : findWorkspace(above);
}
