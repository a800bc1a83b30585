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
      kept.size === 0 ? sourceFile : remakeImports(sourceFile, kept, context),
  };
}

/** The file, in which the imports that are to be kept are made anew. */
function remakeImports(
  sourceFile: ts.SourceFile,
  kept: ReadonlySet<ts.Node>,
  context: ts.TransformationContext,
): ts.SourceFile {
  const { factory } = context;
  const visit = (node: ts.Node): ts.Node => {
    const isKept = kept.has(ts.getOriginalNode(node));
    if (ts.isImportSpecifier(node) && isKept) {
      return factory.createImportSpecifier(false, node.propertyName, node.name);
    }
    if (ts.isNamespaceImport(node) && isKept) return factory.createNamespaceImport(node.name);
    if (ts.isImportEqualsDeclaration(node) && isKept) {
      const { modifiers, name, moduleReference } = node;
      return factory.createImportEqualsDeclaration(modifiers, false, name, moduleReference);
    }
    if (ts.isImportClause(node) && isKept) {
      const bindings = ts.visitNode(node.namedBindings, visit, ts.isNamedImportBindings);
      return factory.createImportClause(undefined, node.name, bindings);
    }
    return ts.isImportDeclaration(node) || ts.isImportClause(node) || ts.isNamedImports(node)
      ? ts.visitEachChild(node, visit, context)
      : node;
  };
  return ts.visitEachChild(sourceFile, visit, context);
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
