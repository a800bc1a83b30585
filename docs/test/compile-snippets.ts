import { dirname, join } from "node:path";
import { analyzeProgram } from "@toolmeta/transformer";
import ts from "typescript";
import type { Snippet } from "./read-snippets";

const ROOT = join(__dirname, "../..");

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: ["node"],
};

/** The snippets of one page, compiled together as an ES module package of their own. */
export interface CompiledPage {
  readonly tools: ReturnType<typeof analyzeProgram>["tools"];
  /** What the compiler and the transformer have to say, each as `file:line: message`. */
  readonly messages: readonly string[];
}

/** Compiles the snippets without writing anything; their files exist for the compiler alone. */
export function compileSnippets(snippets: readonly Snippet[]): CompiledPage {
  const folder = join(ROOT, "docs/snippets");
  const files = new Map(snippets.map(({ file, text }) => [join(folder, file), text]));
  const program = ts.createProgram([...files.keys()], OPTIONS, overlayHost(folder, files));
  const { tools, diagnostics } = analyzeProgram(program);
  return {
    tools,
    messages: [...ts.getPreEmitDiagnostics(program), ...diagnostics].map(formatDiagnostic),
  };
}

function overlayHost(folder: string, files: ReadonlyMap<string, string>): ts.CompilerHost {
  const host = ts.createCompilerHost(OPTIONS);
  const present = new Map([...files, [join(folder, "package.json"), '{ "type": "module" }']]);
  const folders = new Set([...present.keys()].map((file) => dirname(file)));
  return {
    ...host,
    getCurrentDirectory: () => ROOT,
    fileExists: (file) => present.has(file) || host.fileExists(file),
    readFile: (file) => present.get(file) ?? host.readFile(file),
    directoryExists: (path) => folders.has(path) || (host.directoryExists?.(path) ?? true),
    getSourceFile: (file, version, ...rest) => {
      const text = present.get(file);
      return text === undefined
        ? host.getSourceFile(file, version, ...rest)
        : ts.createSourceFile(file, text, version, true);
    },
  };
}

function formatDiagnostic({ file, start, messageText }: ts.Diagnostic): string {
  const text = ts.flattenDiagnosticMessageText(messageText, "\n");
  if (file === undefined || start === undefined) return text;
  return `${file.fileName}:${file.getLineAndCharacterOfPosition(start).line + 1}: ${text}`;
}
