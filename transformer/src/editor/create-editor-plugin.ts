import type ts from "typescript";
import { readSettings } from "../settings/read-settings.js";
import { diagnoseFile } from "./diagnose-file.js";

/** What a language server hands to a plugin's factory. */
export interface EditorHost {
  readonly typescript: typeof ts;
}

/**
 * The language server's entry: adds Toolmeta's diagnostics, warnings too, to what an editor shows for a
 * file. The options are those of the plugin's entry in tsconfig.json, the same as for a build.
 */
export function createEditorPlugin({ typescript }: EditorHost): ts.server.PluginModule {
  return {
    create({ languageService, project, config }) {
      const { options } = readSettings(readConfig(config));
      const diagnose = (program: ts.Program, fileName: string): readonly ts.Diagnostic[] => {
        try {
          return diagnoseFile(program, fileName, options, typescript);
        } catch (error) {
          if (error instanceof typescript.OperationCanceledException) throw error;
          // An editor shows what the compiler knows, whatever becomes of us.
          project.projectService.logger.info(`@toolmeta/transformer failed: ${describe(error)}`);
          return [];
        }
      };
      return {
        ...languageService,
        getSemanticDiagnostics(fileName) {
          const known = languageService.getSemanticDiagnostics(fileName);
          const program = languageService.getProgram();
          return program === undefined ? known : [...known, ...diagnose(program, fileName)];
        },
      };
    },
  };
}

function readConfig(config: unknown): object {
  return typeof config === "object" && config !== null ? config : {};
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
