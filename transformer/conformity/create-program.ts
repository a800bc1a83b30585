import ts from "typescript";

/** What the types are compiled with: strict, as authors of tools compile. */
const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ["lib.es2023.d.ts"],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  types: ["node"],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
};

const parsed = new Map<string, ts.SourceFile | undefined>();

/**
 * A program of files on the disk and files that are only texts, by absolute name. Source files of the disk
 * are parsed once for all programs.
 */
export function createProgram(texts: ReadonlyMap<string, string>): ts.Program {
  const host = ts.createCompilerHost(OPTIONS);
  return ts.createProgram([...texts.keys()], OPTIONS, {
    ...host,
    fileExists: (name) => texts.has(name) || host.fileExists(name),
    readFile: (name) => texts.get(name) ?? host.readFile(name),
    getSourceFile(name, version, ...rest) {
      const text = texts.get(name);
      if (text !== undefined) return ts.createSourceFile(name, text, version);
      if (!parsed.has(name)) parsed.set(name, host.getSourceFile(name, version, ...rest));
      return parsed.get(name);
    },
  });
}
