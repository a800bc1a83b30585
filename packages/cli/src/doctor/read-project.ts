import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { globSync } from "tinyglobby";
import { UsageError } from "../command-line/usage-error.js";
import { findToolSources, readFiles } from "../project/find-sources.js";
import { readScripts } from "../project/read-manifest.js";
import { readJson } from "../project/read-json.js";
import { isTransformer, readSettings } from "../project/read-settings.js";
import type { Settings } from "../project/read-settings.js";
import type { DoctorProject } from "./doctor-project.js";
import { readCommands } from "./read-commands.js";

const TEST = /(\.(test|spec)\.[cm]?[jt]sx?$)|((^|\/)__tests__\/)/;
const TESTS = [
  "**/*.{test,spec}.{js,cjs,mjs,ts,mts,cts,tsx}",
  "**/__tests__/**/*.{js,cjs,mjs,ts,mts,cts,tsx}",
];

/**
 * Reads what the checks look at.
 *
 * @param project The tsconfig that builds the tools, from the folder; found without it.
 * @throws UsageError when there is no project in the folder, or its files cannot be read.
 */
export function readProject(folder: string, project: string | undefined): DoctorProject {
  const manifest = readJson(join(folder, "package.json"));
  if (manifest === undefined) {
    const state = existsSync(join(folder, "package.json")) ? "no readable" : "no";
    throw new UsageError(`There is ${state} package.json in ${folder}. toolmeta init makes one.`);
  }
  const settings =
    project === undefined ? findSettings(folder) : readSettings(join(folder, project));
  if (project !== undefined && settings === undefined) {
    throw new UsageError(`There is no file ${project} in ${folder}.`);
  }
  return {
    folder,
    manifest,
    commands: readCommands(readScripts(manifest)),
    settings,
    config: settings === undefined ? "tsconfig.json" : basename(settings.path),
    sources: findToolSources(folder).filter(({ path }) => !TEST.test(path)),
    tests: readFiles(folder, TESTS),
  };
}

/** The one that has the transformer, and else the usual one. */
function findSettings(folder: string): Settings | undefined {
  const files = globSync(["tsconfig.json", "tsconfig.*.json"], { cwd: folder }).sort();
  const all = files.flatMap((file) => readSettings(join(folder, file)) ?? []);
  const usual = readSettings(join(folder, "tsconfig.json"));
  return all.find(({ plugins }) => plugins.some(isTransformer)) ?? usual ?? all[0];
}
