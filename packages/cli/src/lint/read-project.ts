import { existsSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import type { TransformerOptions } from "@toolmeta/transformer";
import ts from "typescript";
import { UsageError } from "../command-line/usage-error.js";
import { isSchema } from "../schema/schema.js";

/** A project as its tsconfig.json has it. */
export interface Project {
  /** Its tsconfig.json. */
  readonly file: string;
  readonly program: ts.Program;
  /** What the plugin's entry sets. */
  readonly options: TransformerOptions;
}

const PLUGIN = "@toolmeta/transformer";

/**
 * Reads a project, and the projects that it refers to when it has no files of its own.
 *
 * @param path A tsconfig.json, or a folder that has one.
 * @throws UsageError when there is none, or it cannot be read.
 */
export function readProjects(path: string): readonly Project[] {
  const file = findConfig(path);
  const parsed = ts.getParsedCommandLineOfConfigFile(file, { noEmit: true }, createHost());
  if (parsed === undefined) throw new UsageError(`${path} cannot be read.`);
  const { fileNames, options, projectReferences = [] } = parsed;
  if (fileNames.length === 0 && projectReferences.length > 0) {
    return projectReferences.flatMap((reference) => readProjects(reference.path));
  }
  const program = ts.createProgram({
    rootNames: fileNames,
    options,
    projectReferences,
    configFileParsingDiagnostics: parsed.errors,
  });
  return [{ file, program, options: readPluginOptions(options.plugins) }];
}

function findConfig(path: string): string {
  const file = resolve(path);
  const inside = join(file, "tsconfig.json");
  const found = existsSync(file) && statSync(file).isDirectory() ? inside : file;
  if (existsSync(found)) return found;
  throw new UsageError(
    `There is no ${path}. Name a tsconfig.json: --project path/to/tsconfig.json.`,
  );
}

function createHost(): ts.ParseConfigFileHost {
  return {
    useCaseSensitiveFileNames: ts.sys.useCaseSensitiveFileNames,
    fileExists: (file) => ts.sys.fileExists(file),
    readFile: (file) => ts.sys.readFile(file),
    readDirectory: (...args) => ts.sys.readDirectory(...args),
    getCurrentDirectory: () => ts.sys.getCurrentDirectory(),
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new UsageError(ts.flattenDiagnosticMessageText(messageText, " "));
    },
  };
}

function readPluginOptions(plugins: unknown): TransformerOptions {
  const entries: readonly unknown[] = Array.isArray(plugins) ? plugins : [];
  const own = entries.filter(isSchema).find((entry) => entry.transform === PLUGIN);
  // What does not fit is reported by the transformer itself, as TM1013.
  return own ?? {};
}
