import ts from "typescript";
import type { SourceSpan } from "../diagnostics/source-span.js";

/**
 * Where an option of the plugin is written in the program's tsconfig.json. An option that came another way
 * (`extends`, a call of `analyzeProgram`) is shown in the options' own text.
 */
export function locateOption(
  program: ts.Program,
  options: object,
  path: readonly string[],
): SourceSpan {
  const { configFilePath } = program.getCompilerOptions();
  const text = typeof configFilePath === "string" ? ts.sys.readFile(configFilePath) : undefined;
  if (typeof configFilePath === "string" && text !== undefined) {
    const config = ts.parseJsonText(configFilePath, text);
    const found = findProperty(config, ["compilerOptions", "plugins", ...path]);
    if (found !== undefined) return found;
  }
  const own = ts.parseJsonText("@toolmeta/transformer options", JSON.stringify(options, null, 2));
  return findProperty(own, path) ?? { sourceFile: own, start: 0, length: 1 };
}

/** The name of a property that a path of names leads to, through any element of a list. */
function findProperty(
  sourceFile: ts.JsonSourceFile,
  path: readonly string[],
): SourceSpan | undefined {
  const search = (node: ts.Node, at: number): ts.Node | undefined => {
    if (ts.isObjectLiteralExpression(node)) {
      for (const property of node.properties) {
        if (!ts.isPropertyAssignment(property)) continue;
        if (!ts.isStringLiteral(property.name) || property.name.text !== path[at]) continue;
        return at === path.length - 1 ? property.name : search(property.initializer, at + 1);
      }
      return undefined;
    }
    return ts.isArrayLiteralExpression(node)
      ? node.elements.map((element) => search(element, at)).find((found) => found !== undefined)
      : undefined;
  };
  const root = sourceFile.statements[0]?.expression;
  const name = root && search(root, 0);
  if (name === undefined) return undefined;
  const start = name.getStart(sourceFile);
  return { sourceFile, start, length: name.getEnd() - start };
}
