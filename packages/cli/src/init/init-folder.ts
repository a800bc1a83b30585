import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { detect } from "package-manager-detector/detect";
import { UsageError } from "../command-line/usage-error.js";
import { findRequirement } from "../project/read-manifest.js";
import { readJson } from "../project/read-json.js";
import { readSettings } from "../project/read-settings.js";
import { addPackages } from "./add-packages.js";
import { addPlugin } from "./add-plugin.js";
import { addSample } from "./add-sample.js";
import { addScripts } from "./add-scripts.js";
import { createManifest } from "./create-manifest.js";
import { emits, findLayout, NEW_LAYOUT, OWN_CONFIG } from "./find-layout.js";
import { findTarballs } from "./find-tarballs.js";
import { findWorkspace } from "./find-workspace.js";
import { MANIFEST, readManifest } from "./init-project.js";
import type { InitProject } from "./init-project.js";
import { noteTarget } from "./note-target.js";
import { TYPESCRIPT } from "./package-table.js";
import { openProjectFiles } from "./project-files.js";

/** What the developer asked for. */
export interface InitOptions {
  /** The tsconfig to add the plugin to, from the folder; `tsconfig.json` without it. */
  readonly project?: string | undefined;
  /** A folder of packed packages, to take them from there. */
  readonly packages?: string | undefined;
}

/**
 * Works out what a folder lacks to be a server of tools. Nothing is written yet.
 *
 * @param folder An absolute path; the folder need not exist.
 * @throws UsageError when its package.json or tsconfig cannot be read.
 */
export async function initFolder(folder: string, options: InitOptions): Promise<InitProject> {
  const files = openProjectFiles(folder);
  const isNew = files.read(MANIFEST) === undefined;
  if (isNew) createManifest(files);
  else if (readJson(join(folder, MANIFEST)) === undefined) {
    throw new UsageError(`${join(relative(".", folder), MANIFEST)} is no JSON object.`);
  }
  const given = readSettings(join(folder, options.project ?? NEW_LAYOUT.config));
  if (given === undefined && options.project !== undefined) {
    throw new UsageError(`There is no file ${options.project} in ${folder}.`);
  }
  const manifest = readManifest(files);
  const typescript = findRequirement(manifest, "typescript")?.range ?? TYPESCRIPT;
  const layout = given === undefined ? NEW_LAYOUT : findLayout(folder, given, manifest, typescript);
  const detected = existsSync(folder) ? await detect({ cwd: folder }) : null;
  const project: InitProject = {
    files,
    layout: given === undefined ? { ...layout, isEsm: manifest.type === "module" } : layout,
    isNew,
    manager: detected?.name ?? "npm",
    workspace: findWorkspace(folder),
    tarballs: findTarballs(options.packages, folder),
    notes: [],
    next: [],
  };
  const isOwn = given !== undefined && !emits(given);
  const settings = isOwn ? readSettings(join(folder, OWN_CONFIG)) : given;
  addPlugin(project, settings);
  addSample(project);
  addScripts(project);
  addPackages(project);
  noteTarget(project, settings, typescript);
  return project;
}
