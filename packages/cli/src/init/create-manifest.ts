import { basename } from "node:path";
import { MANIFEST } from "./init-project.js";
import type { ProjectFiles } from "./project-files.js";
import { readTemplate } from "./read-template.js";

/** Begins a new project: its package.json, and what git leaves out. */
export function createManifest(files: ProjectFiles): void {
  const manifest = {
    name: nameAfter(files.folder),
    version: "0.1.0",
    private: true,
    type: "module",
  };
  files.write(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`, "makes it, for ES modules");
  if (files.read(".gitignore") === undefined) {
    files.write(".gitignore", readTemplate("gitignore"), "makes it");
  }
}

/** A name that npm takes, close to that of the folder. */
function nameAfter(folder: string): string {
  const name = basename(folder)
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, "-");
  return name.replaceAll(/^-+|-+$/g, "") || "tools";
}
