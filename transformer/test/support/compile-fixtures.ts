import { analyzeProgram, type ProgramAnalysis } from "@toolmeta/transformer";
import { join } from "node:path";
import ts from "typescript";
import { FIXTURES } from "./type-fixtures";

const OPTIONS = {
  target: "es2022",
  lib: ["es2023", "dom", "dom.iterable"],
  module: "nodenext",
  strict: true,
  skipLibCheck: true,
  types: ["node"],
};

/** The fixtures are about types: they need no words, and are never served together. */
const SEVERITIES = { TM1004: "off", TM2001: "off", TM2002: "off" } as const;

const libraries = new Map<string, ts.SourceFile | undefined>();

/** Compiles files with the options of the fixtures and `more`, as tsconfig.json writes them. Libraries are parsed once. */
export function createFixtureProgram(
  files: readonly string[],
  more: Readonly<Record<string, unknown>> = {},
  texts: ReadonlyMap<string, string> = new Map(),
): ts.Program {
  const { options, errors } = ts.parseJsonConfigFileContent(
    { compilerOptions: { ...OPTIONS, ...more }, files },
    ts.sys,
    FIXTURES,
    undefined,
    join(FIXTURES, "tsconfig.json"),
  );
  if (errors[0]) throw new Error(ts.flattenDiagnosticMessageText(errors[0].messageText, "\n"));
  const host = ts.createCompilerHost(options);
  return ts.createProgram(files, options, {
    ...host,
    fileExists: (file) => texts.has(file) || host.fileExists(file),
    readFile: (file) => texts.get(file) ?? host.readFile(file),
    getSourceFile(file, version, ...rest) {
      const text = texts.get(file);
      if (text !== undefined) return ts.createSourceFile(file, text, version, true);
      if (!file.endsWith(".d.ts")) return host.getSourceFile(file, version, ...rest);
      const key = `${file} ${JSON.stringify(version)}`;
      if (!libraries.has(key)) libraries.set(key, host.getSourceFile(file, version, ...rest));
      return libraries.get(key);
    },
  });
}

/** A program's tools and all that the compiler and the transformer have to say. */
export interface CompiledFixtures extends ProgramAnalysis {
  /** The compiler's own complaints about one file. */
  complaints(file: string): readonly string[];
}

/** Compiles and reads the tools of fixtures that share their options. */
export function compileFixtures(
  files: readonly string[],
  more: Readonly<Record<string, unknown>> = {},
  texts?: ReadonlyMap<string, string>,
): CompiledFixtures {
  const program = createFixtureProgram(files, more, texts);
  return {
    ...analyzeProgram(program, { diagnostics: SEVERITIES }),
    complaints(file) {
      const found = ts.getPreEmitDiagnostics(program, program.getSourceFile(file));
      return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
    },
  };
}
