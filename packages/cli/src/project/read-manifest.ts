import { isJsonObject } from "./read-json.js";
import type { JsonObject } from "./read-json.js";

/** The sections of a package.json that name packages, in the order in which they are looked through. */
export const SECTIONS = [
  "dependencies",
  "devDependencies",
  "peerDependencies",
  "optionalDependencies",
] as const;

/** What a package.json asks of a package, such as `^1.32.0`, and in which section. */
export interface Requirement {
  readonly section: (typeof SECTIONS)[number];
  readonly range: string;
}

/** What a package.json asks of a package; undefined when it does not name it. */
export function findRequirement(manifest: JsonObject, name: string): Requirement | undefined {
  for (const section of SECTIONS) {
    const packages = manifest[section];
    const range = isJsonObject(packages) ? packages[name] : undefined;
    if (typeof range === "string") return { section, range };
  }
  return undefined;
}

/** The scripts of a package.json. */
export function readScripts(manifest: JsonObject): Readonly<Record<string, string>> {
  const scripts = isJsonObject(manifest.scripts) ? manifest.scripts : {};
  return Object.fromEntries(
    Object.entries(scripts).flatMap(([name, command]) =>
      typeof command === "string" ? [[name, command]] : [],
    ),
  );
}
