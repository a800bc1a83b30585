import { analyzeProgram, type ProgramAnalysis } from "@toolmeta/transformer";
import ts from "typescript";

const OPTIONS = {
  target: "es2022",
  lib: ["es2023", "dom", "dom.iterable"],
  module: "nodenext",
  strict: true,
  skipLibCheck: true,
  types: ["node"],
};

const parsed = new Map<string, ts.SourceFile | undefined>();

/** Compiles files with the options of the fixtures and `more`, as tsconfig.json writes them. Parsed files are shared. */
export function createFixtureProgram(
  files: readonly string[],
  more: Readonly<Record<string, unknown>> = {},
  texts: ReadonlyMap<string, string> = new Map(),
): ts.Program {
  const { options, errors } = ts.convertCompilerOptionsFromJson({ ...OPTIONS, ...more }, __dirname);
  if (errors[0]) throw new Error(ts.flattenDiagnosticMessageText(errors[0].messageText, "\n"));
  const host = ts.createCompilerHost(options);
  return ts.createProgram(files, options, {
    ...host,
    fileExists: (file) => texts.has(file) || host.fileExists(file),
    readFile: (file) => texts.get(file) ?? host.readFile(file),
    getSourceFile(file, version, ...rest) {
      const text = texts.get(file);
      if (text !== undefined) return ts.createSourceFile(file, text, version, true);
      const key = `${file} ${JSON.stringify(version)} ${JSON.stringify(more)}`;
      if (!parsed.has(key)) parsed.set(key, host.getSourceFile(file, version, ...rest));
      return parsed.get(key);
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
    ...analyzeProgram(program),
    complaints(file) {
      const found = ts.getPreEmitDiagnostics(program, program.getSourceFile(file));
      return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
    },
  };
}
