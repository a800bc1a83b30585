import { posix } from "node:path";
import { parse } from "jsonc-parser";
import { appendElement, insertMember } from "../project/edit-json.js";
import { isJsonObject } from "../project/read-json.js";
import { isTransformer } from "../project/read-settings.js";
import type { Settings } from "../project/read-settings.js";
import { OWN_CONFIG } from "./find-layout.js";
import type { InitProject } from "./init-project.js";
import { readTemplate } from "./read-template.js";

const PLUGIN = { transform: "@toolmeta/transformer", transformProgram: true };
const PATH = ["compilerOptions", "plugins"];

/**
 * Names the transformer in the tsconfig that builds the tools.
 *
 * @param settings That tsconfig; undefined when it is still to be made.
 */
export function addPlugin(project: InitProject, settings: Settings | undefined): void {
  const { files, layout } = project;
  const text = files.read(layout.config);
  if (settings === undefined || text === undefined) {
    files.write(layout.config, createConfig(project), "makes it, with the transformer as a plugin");
    if (layout.config === OWN_CONFIG) project.notes.push(describeOwn());
    return;
  }
  if (settings.plugins.some(isTransformer)) return;
  const what = "adds the transformer to plugins";
  if (hasOwnPlugins(text)) {
    files.write(layout.config, appendElement(text, PATH, PLUGIN), what);
    return;
  }
  const plugins = [...settings.plugins, PLUGIN];
  files.write(layout.config, insertMember(text, PATH, plugins), what);
  if (settings.plugins.length > 0) {
    project.notes.push(
      `The plugins of the tsconfig that ${layout.config} extends are repeated in it, because a list of ` +
        "plugins takes the place of an inherited one.",
    );
  }
}

function hasOwnPlugins(text: string): boolean {
  const config: unknown = parse(text);
  const options = isJsonObject(config) ? config.compilerOptions : undefined;
  return isJsonObject(options) && Array.isArray(options.plugins);
}

function createConfig({ layout: { config, sources, built } }: InitProject): string {
  const text = readTemplate("tsconfig.json");
  if (config !== OWN_CONFIG) return text;
  return text
    .replace('"rootDir": "src"', `"rootDir": "${sources}"`)
    .replace('"outDir": "dist"', `"outDir": "${posix.normalize(built)}"`)
    .replace('"include": ["src"]', `"include": ["${sources}"]`);
}

function describeOwn(): string {
  return (
    `tsconfig.json writes no JavaScript (noEmit, or it only refers to others), so the tools have a ` +
    `${OWN_CONFIG} of their own.`
  );
}
