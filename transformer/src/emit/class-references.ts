import ts from "typescript";
import { findClassName } from "../schema/objects/reach-class.js";

/** Names the classes whose instances tools receive, in the code of one file. */
export interface ClassReferences {
  /** `() => Book`, for the class as it can be named where `location` stands. */
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
      const name = findClassName(symbol, location, checker);
      if (name === undefined) throw new Error(`The class ${symbol.name} is not in scope.`);
      for (const declaration of name.declarations ?? []) kept.add(declaration);
      const identifier = factory.createIdentifier(name.name);
      const written = findIdentifier(location, name.name);
      if (written !== undefined) ts.setOriginalNode(identifier, written);
      return factory.createArrowFunction(
        undefined,
        undefined,
        [],
        undefined,
        undefined,
        identifier,
      );
    },
    keepImports(sourceFile, context) {
      if (kept.size === 0) return sourceFile;
      const visit = (node: ts.Node): ts.Node => {
        const isKept = kept.has(ts.getOriginalNode(node));
        if (ts.isImportSpecifier(node) && isKept) {
          return factory.createImportSpecifier(false, node.propertyName, node.name);
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
    },
  };
}

/** An identifier of the author's text with that name, by which the compiler finds the import it comes from. */
function findIdentifier(location: ts.Node, name: string): ts.Identifier | undefined {
  if (ts.isIdentifier(location) && location.text === name) return location;
  return ts.forEachChild(location, (child) => findIdentifier(child, name));
}
