import type ts from "typescript";
import type * as Editor from "./editor/create-editor-plugin.js";
import { transformProgram } from "./transform.js";
import type { TransformerOptions } from "./transformer-options.js";
import type { EmitExtras } from "./hosts/transform-at-emit.js";

/**
 * What the package is to its hosts, so that one entry in tsconfig.json serves the build and the editor: a
 * language server calls it with its compiler, ts-patch with a program.
 */
export function enterPlugin(
  ...given:
    | [Editor.EditorHost]
    | [ts.Program, ts.CompilerHost | undefined, TransformerOptions, { readonly ts: typeof ts }]
    | [ts.Program, TransformerOptions, EmitExtras]
): ts.server.PluginModule | ts.Program | ts.TransformerFactory<ts.SourceFile> {
  if (given.length === 1) {
    // A build has no use for it.
    // eslint-disable-next-line @typescript-eslint/no-require-imports
    const { createEditorPlugin } = require("./editor/create-editor-plugin.js") as typeof Editor;
    return createEditorPlugin(given[0]);
  }
  return given.length === 4 ? transformProgram(...given) : transformProgram(...given);
}
