import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import type { TransformerOptions } from "../transformer-options.js";

/** Members of the compiler that its published types leave out. */
interface ProgramInternals {
  getResolvedModuleFromModuleSpecifier?: (
    specifier: ts.StringLiteralLike,
    sourceFile: ts.SourceFile,
  ) => { readonly resolvedModule?: { readonly resolvedFileName: string } } | undefined;
}
interface FileInternals {
  readonly imports?: readonly ts.StringLiteralLike[];
  readonly moduleAugmentations?: readonly unknown[];
  readonly ambientModuleNames?: readonly string[];
}

/**
 * Makes the keys of a program's files: a key is another one when something changed that a tool of the file
 * depends on, which is the text of the file and of all that it imports, libraries, ambient declarations and
 * settings. Where the compiler does not tell what files import, each depends on all.
 */
export function createFileKeys(
  program: ts.Program & ProgramInternals,
  settings: TransformerOptions,
): (file: ts.SourceFile) => string {
  const resolve = program.getResolvedModuleFromModuleSpecifier?.bind(program);
  const common = new Set(program.getSourceFiles().filter((file) => isCommon(file, program)));
  const ofProgram = keyOfProgram(program, settings, [...common]);
  const listImports = (file: ts.SourceFile & FileInternals): readonly ts.SourceFile[] =>
    resolve === undefined || file.imports === undefined
      ? program.getSourceFiles()
      : file.imports.flatMap((specifier) => {
          const name = resolve(specifier, file)?.resolvedModule?.resolvedFileName;
          return (name === undefined ? undefined : program.getSourceFile(name)) ?? [];
        });
  return (start) => {
    const reached = new Set([start]);
    // A set gives what is added while it is walked through, too.
    for (const file of reached) {
      if (common.has(file)) continue;
      for (const imported of listImports(file)) reached.add(imported);
    }
    const own = [...reached].filter((file) => !common.has(file));
    return hash([ofProgram, ...own.map(describeFile).sort()].join("\n"));
  };
}

/** Options that say what to do with a program, and not what is in it. */
const UNRELATED: ReadonlySet<string> = new Set([
  "configFile",
  "diagnostics",
  "extendedDiagnostics",
  "noEmit",
  "preserveWatchOutput",
  "pretty",
  "watch",
]);

/** What every file of a program depends on. */
function keyOfProgram(
  program: ts.Program,
  settings: TransformerOptions,
  common: readonly ts.SourceFile[],
): string {
  const options = Object.entries(program.getCompilerOptions()).filter(
    ([name]) => !UNRELATED.has(name),
  );
  const parts = [readVersion(), ts.version, options, settings, common.map(describeFile).sort()];
  return hash(JSON.stringify(parts));
}

/** A file of a library, or one whose declarations are there without an import. */
function isCommon(file: ts.SourceFile & FileInternals, program: ts.Program): boolean {
  return (
    program.isSourceFileDefaultLibrary(file) ||
    program.isSourceFileFromExternalLibrary(file) ||
    !ts.isExternalModule(file) ||
    (file.moduleAugmentations?.length ?? 0) > 0 ||
    (file.ambientModuleNames?.length ?? 0) > 0
  );
}

const described = new WeakMap<ts.SourceFile, string>();

function describeFile(file: ts.SourceFile): string {
  const known = described.get(file) ?? `${file.fileName} ${hash(file.text)}`;
  described.set(file, known);
  return known;
}

let version: string | undefined;

/** Of this package. */
function readVersion(): string {
  version ??= readFileSync(join(__dirname, "../../package.json"), "utf8");
  return version;
}

function hash(text: string): string {
  return createHash("sha1").update(text).digest("base64");
}
