import ts from "typescript";
import { findClassPath } from "../checker/find-class-path.js";

/** Names the classes whose instances tools receive, in the code of one file. */
export interface ClassReferences {
  /** `() => Book` or `() => models.Book`, for the class as it can be named where `location` stands. */
  refer(symbol: ts.Symbol, location: ts.Node): ts.Expression;
  /**
   * Keeps the imports of those classes, which the compiler would drop when the author uses them as types
   * only: it takes an import that was not parsed for a used one.
   */
  keepImports(sourceFile: ts.SourceFile, context: ts.TransformationContext): ts.SourceFile;
}

/** Starts with no class named. */
export function createClassReferences(
  checker: ts.TypeChecker,
  factory: ts.NodeFactory,
): ClassReferences {
  const kept = new Set<ts.Node>();
  return {
    refer(symbol, location) {
      const path = findClassPath(symbol, location, checker);
      if (path === undefined) throw new Error(`The class ${symbol.name} is not in scope.`);
      for (const declaration of path.root.declarations ?? []) kept.add(declaration);
      const [first, ...others] = path.names;
      const root = factory.createIdentifier(first);
      // The compiler writes the name of an import anew in CommonJS, and finds it by the author's own text.
      const imported = findImportedName(path.root);
      if (imported !== undefined) ts.setOriginalNode(root, imported);
      const expression = others.reduce<ts.Expression>(
        (host, name) => factory.createPropertyAccessExpression(host, name),
        root,
      );
      return factory.createArrowFunction(
        undefined,
        undefined,
        [],
        undefined,
        undefined,
        expression,
      );
    },
    keepImports: (sourceFile, context) =>
      kept.size === 0 ? sourceFile : remakeImports(sourceFile, kept, checker, context),
  };
}

/** The file, in which the imports that are to be kept are made anew. */
function remakeImports(
  sourceFile: ts.SourceFile,
  kept: ReadonlySet<ts.Node>,
  checker: ts.TypeChecker,
  context: ts.TransformationContext,
): ts.SourceFile {
  const { factory } = context;
  const visit = (node: ts.Node): ts.Node => {
    if (ts.isImportEqualsDeclaration(node) && kept.has(ts.getOriginalNode(node))) {
      const { modifiers, name, moduleReference } = node;
      return factory.createImportEqualsDeclaration(modifiers, false, name, moduleReference);
    }
    if (!ts.isImportDeclaration(node) || node.importClause === undefined) return node;
    const { modifiers, moduleSpecifier, attributes } = node;
    const clause = remakeClause(node.importClause, kept, checker, factory);
    return factory.updateImportDeclaration(node, modifiers, clause, moduleSpecifier, attributes);
  };
  return ts.visitEachChild(sourceFile, visit, context);
}

type ImportedName = ts.ImportClause | ts.NamespaceImport | ts.ImportSpecifier;

/**
 * The clause with the kept names as values, or as it is when it has none. The compiler takes each name of a
 * new clause for a used one, so those that are nothing at run time are left out here.
 */
function remakeClause(
  clause: ts.ImportClause,
  kept: ReadonlySet<ts.Node>,
  checker: ts.TypeChecker,
  factory: ts.NodeFactory,
): ts.ImportClause {
  const names = listNames(clause);
  if (!names.some((name) => kept.has(name))) return clause;
  const needed = names.filter((name) => kept.has(name) || isValue(name, checker));
  const namespace = needed.find(ts.isNamespaceImport);
  const specifiers = needed
    .filter(ts.isImportSpecifier)
    .map(({ propertyName, name }) => factory.createImportSpecifier(false, propertyName, name));
  const named = specifiers.length === 0 ? undefined : factory.createNamedImports(specifiers);
  const bindings = namespace ? factory.createNamespaceImport(namespace.name) : named;
  const ownName = needed.includes(clause) ? clause.name : undefined;
  return factory.createImportClause(undefined, ownName, bindings);
}

function listNames(clause: ts.ImportClause): ImportedName[] {
  const { name, namedBindings } = clause;
  const own = name === undefined ? [] : [clause];
  if (namedBindings === undefined) return own;
  return ts.isNamespaceImport(namedBindings)
    ? [...own, namedBindings]
    : [...own, ...namedBindings.elements];
}

/** Tells whether a name is imported as more than a type. A const enum is nothing at run time either. */
function isValue(imported: ImportedName, checker: ts.TypeChecker): boolean {
  if (ts.isTypeOnlyImportDeclaration(imported) || imported.name === undefined) return false;
  const alias = checker.getSymbolAtLocation(imported.name);
  if (alias === undefined) return false;
  const { flags } = alias.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(alias) : alias;
  return (flags & ts.SymbolFlags.Value & ~ts.SymbolFlags.ConstEnum) !== 0;
}

function findImportedName({ declarations = [] }: ts.Symbol): ts.Identifier | undefined {
  const name = declarations.map(ts.getNameOfDeclaration).find((found) => found !== undefined);
  const isImport = declarations.some(
    (declaration) =>
      ts.isImportSpecifier(declaration) ||
      ts.isImportClause(declaration) ||
      ts.isNamespaceImport(declaration),
  );
  return isImport && name !== undefined && ts.isIdentifier(name) ? name : undefined;
}
