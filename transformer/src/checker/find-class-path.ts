import ts from "typescript";
import { followAlias } from "./follow-alias.js";

/** How code names a class: by one name, or through the namespaces that hold it (`models.Book`). */
export interface ClassPath {
  /** What the first name means: the class, a namespace, or the import that brings one of them. */
  readonly root: ts.Symbol;
  /** The names, from the root's on. */
  readonly names: readonly [string, ...string[]];
}

/** How a class can be named as a value where `location` stands; imports of types only do not count. */
export function findClassPath(
  symbol: ts.Symbol,
  location: ts.Node,
  checker: ts.TypeChecker,
): ClassPath | undefined {
  const inScope = (meaning: ts.SymbolFlags): readonly ts.Symbol[] =>
    checker.getSymbolsInScope(location, meaning).filter(isValue);
  const isClass = (candidate: ts.Symbol): boolean => behind(candidate, checker) === symbol;
  const own =
    inScope(ts.SymbolFlags.Class).find(isClass) ?? inScope(ts.SymbolFlags.Alias).find(isClass);
  if (own !== undefined) return { root: own, names: [own.name] };
  for (const root of inScope(ts.SymbolFlags.ValueModule | ts.SymbolFlags.Alias)) {
    const space = behind(root, checker);
    if (!(space.flags & ts.SymbolFlags.ValueModule)) continue;
    const member = checker.getExportsOfModule(space).find(isClass);
    if (member !== undefined) return { root, names: [root.name, member.name] };
  }
  return undefined;
}

function behind(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  const target = followAlias(symbol, checker);
  // In its own module an exported declaration has two symbols, and a type knows only this one.
  return target === symbol ? checker.getExportSymbolOfSymbol(symbol) : target;
}

function isValue({ declarations = [] }: ts.Symbol): boolean {
  return !declarations.some(
    (declaration) =>
      ts.isTypeOnlyImportOrExportDeclaration(declaration) || isShortName(declaration),
  );
}

/** `import Inner = outer.Inner`: the compiler writes nothing for it unless the author's own code uses it. */
function isShortName(declaration: ts.Declaration): boolean {
  return (
    ts.isImportEqualsDeclaration(declaration) &&
    !ts.isExternalModuleReference(declaration.moduleReference)
  );
}
