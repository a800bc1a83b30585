import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { readJson } from "./read-json.js";
import type { JsonObject } from "./read-json.js";

/** A package in a `node_modules` folder. */
export interface Installed {
  readonly folder: string;
  readonly version: string;
  readonly manifest: JsonObject;
}

/** The package that a module of a folder would load: the nearest one in it or above. */
export function findInstalled(folder: string, name: string): Installed | undefined {
  const place = join(folder, "node_modules", name);
  if (existsSync(join(place, "package.json"))) {
    const manifest = readJson(join(place, "package.json")) ?? {};
    const version = typeof manifest.version === "string" ? manifest.version : "0.0.0";
    return { folder: place, version, manifest };
  }
  const above = dirname(folder);
  return above === folder ? undefined : findInstalled(above, name);
}
