import type ts from "typescript";
import { extendProgram } from "./hosts/extend-program.js";
import { transformAtEmit, type EmitExtras } from "./hosts/transform-at-emit.js";
import type { TransformerOptions } from "./transformer-options.js";

/**
 * The ts-patch entry, for both ways of listing it in tsconfig.json.
 *
 * With `"transformProgram": true` it is called for every program: Toolmeta's errors are among the program's
 * own semantic diagnostics, also under `noEmit`, `--watch` and `-b`, and the emitted decorators are complete.
 * Without it, it is called at emit and adds its errors there.
 */
export function transformProgram(
  program: ts.Program,
  host: ts.CompilerHost | undefined,
  options: TransformerOptions,
  extras: { readonly ts: typeof ts },
): ts.Program;
export function transformProgram(
  program: ts.Program,
  options: TransformerOptions,
  extras: EmitExtras,
): ts.TransformerFactory<ts.SourceFile>;
export function transformProgram(
  program: ts.Program,
  ...rest:
    | [ts.CompilerHost | undefined, TransformerOptions, { readonly ts: typeof ts }]
    | [TransformerOptions, EmitExtras]
): ts.Program | ts.TransformerFactory<ts.SourceFile> {
  return rest.length === 3
    ? extendProgram(program, rest[1])
    : transformAtEmit(program, rest[0], rest[1]);
}
