import ts from "typescript";

import type { MemberDocumentation } from "../../dist/jsdoc/member-documentation.js";
import type { MethodDocumentation } from "../../dist/jsdoc/method-documentation.js";
import { readMemberDocumentation } from "../../dist/jsdoc/read-member-documentation.js";
import { readMethodDocumentation } from "../../dist/jsdoc/read-method-documentation.js";
import type { SourceSpan } from "../../dist/diagnostics/source-span.js";

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ["lib.es2022.d.ts"],
  strict: true,
  experimentalDecorators: true,
  types: [],
};
const libraryFiles = new Map<string, ts.SourceFile | undefined>();

/** Sources compiled in memory, with questions to the JSDoc reader about what they declare. */
export interface JsdocSource {
  /** The documentation of a method, by `Class.method`. */
  method(name: string): MethodDocumentation;
  /** The documentation of a declaration of the file (`Book`) or of a property of its type (`Book.title`). */
  member(name: string): MemberDocumentation;
}

/** Compiles `main.ts` from a text, beside further files by name. */
export function compileJsdocSource(
  main: string,
  files: Readonly<Record<string, string>> = {},
): JsdocSource {
  const sources = new Map(
    Object.entries({ ...files, "main.ts": main }).map(([name, text]) => [`/${name}`, text]),
  );
  const host = ts.createCompilerHost(OPTIONS);
  const program = ts.createProgram(["/main.ts"], OPTIONS, {
    ...host,
    getCurrentDirectory: () => "/",
    fileExists: (name) => sources.has(name) || host.fileExists(name),
    readFile: (name) => sources.get(name) ?? host.readFile(name),
    getSourceFile: (name, version) => {
      const text = sources.get(name);
      if (text !== undefined) return ts.createSourceFile(name, text, version, true);
      if (!libraryFiles.has(name)) libraryFiles.set(name, host.getSourceFile(name, version));
      return libraryFiles.get(name);
    },
  });
  const checker = program.getTypeChecker();
  const find = (path: string): ts.Symbol => {
    const [root = "", ...members] = path.split(".");
    const file = program.getSourceFile("/main.ts");
    const { Value, Type, Alias } = ts.SymbolFlags;
    const scope = file ? checker.getSymbolsInScope(file, Value | Type | Alias) : [];
    const start = scope.find(({ name }) => name === root);
    const found = members.reduce<ts.Symbol | undefined>(
      (symbol, name) =>
        symbol &&
        (checker.getDeclaredTypeOfSymbol(symbol).getProperty(name) ??
          checker.getTypeOfSymbol(symbol).getProperty(name)),
      start && checker.getExportSymbolOfSymbol(start),
    );
    if (!found) throw new Error(`The source declares no ${path}.`);
    return found;
  };
  return {
    method(name) {
      const method = find(name).declarations?.filter(ts.isMethodDeclaration).at(-1);
      if (!method) throw new Error(`${name} is no method.`);
      return readMethodDocumentation(method, checker);
    },
    member: (name) => readMemberDocumentation(find(name), checker),
  };
}

/** What constraint tags say, as schema keywords. */
export function keywordsOf(
  documentation: Pick<MemberDocumentation, "constraints"> | undefined,
): Record<string, unknown> {
  const { constraints = [] } = documentation ?? {};
  return Object.fromEntries(constraints.map(({ keyword, value }) => [keyword, value]));
}

/** The text that a span covers. */
export function textOf({ sourceFile, start, length }: SourceSpan): string {
  return sourceFile.text.slice(start, start + length);
}

/** The descriptions of a method's parameters, by name. */
export function parameterTexts(documentation: MethodDocumentation): Record<string, string> {
  return Object.fromEntries(
    [...documentation.parameters].map(([name, { description = "" }]) => [name, description]),
  );
}
