import ts from "typescript";

/**
 * A file with more statements in front of its own: behind directives (`"use strict"`) and the imports at the
 * top, and before all that runs. So they are there when a class further down is defined.
 */
export function insertConstants(
  sourceFile: ts.SourceFile,
  constants: readonly ts.Statement[],
  factory: ts.NodeFactory,
): ts.SourceFile {
  if (constants.length === 0) return sourceFile;
  const { statements } = sourceFile;
  const found = statements.findIndex((statement) => !standsInFront(statement));
  const index = found === -1 ? statements.length : found;
  const all = [...statements.slice(0, index), ...constants, ...statements.slice(index)];
  return factory.updateSourceFile(
    sourceFile,
    ts.setTextRange(factory.createNodeArray(all), statements),
  );
}

function standsInFront(statement: ts.Statement): boolean {
  const isDirective =
    ts.isExpressionStatement(statement) && ts.isStringLiteral(statement.expression);
  return (
    isDirective || ts.isImportDeclaration(statement) || ts.isImportEqualsDeclaration(statement)
  );
}
