import { isJsonObject } from "../project/read-json.js";
import type { JsonObject } from "../project/read-json.js";
import type { Layout } from "./layout.js";
import type { ProjectFiles } from "./project-files.js";

/** A project while the pieces are put into it. */
export interface InitProject {
  readonly files: ProjectFiles;
  readonly layout: Layout;
  /** There was no package.json. */
  readonly isNew: boolean;
  /** Its package manager: `npm`, `pnpm`, `yarn` or `bun`. */
  readonly manager: string;
  /** The package.json of the workspace that the project is a part of; empty without one. */
  readonly workspace: JsonObject;
  /** Where to take packages from that are not on the registry, by name. */
  readonly tarballs: ReadonlyMap<string, string>;
  /** What the developer has to know, or do. */
  readonly notes: string[];
  /** The scripts to run next, by name. */
  readonly next: string[];
}

export const MANIFEST = "package.json";

/** The package.json of a project, with what has changed in it so far. */
export function readManifest(files: ProjectFiles): JsonObject {
  const text = files.read(MANIFEST);
  const value: unknown = text === undefined ? {} : JSON.parse(text);
  return isJsonObject(value) ? value : {};
}
