import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ts from "typescript";

/** How the decorators of a fixture are compiled. */
export type DecoratorMode = "standard" | "experimental";

export const DECORATOR_MODES: readonly DecoratorMode[] = ["standard", "experimental"];

/** Compiles a source text by plain TypeScript, without any transformer, and runs it as a module. */
export function loadFixture(source: string, mode: DecoratorMode): Record<string, unknown> {
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.CommonJS,
      experimentalDecorators: mode === "experimental",
    },
  });
  const module: { exports: Record<string, unknown> } = { exports: {} };
  const file = join(mkdtempSync(join(tmpdir(), "toolmeta-")), "fixture.js");
  writeFileSync(file, outputText);
  // Unlike a script of node:vm, it runs with the globals of the test.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const run: unknown = new Function(
    "module",
    "exports",
    "require",
    `${outputText}\n//# sourceURL=${file}`,
  );
  if (typeof run === "function") Reflect.apply(run, undefined, [module, module.exports, require]);
  return module.exports;
}
