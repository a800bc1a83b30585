import ts from "typescript";

/** `const name = value;` */
export function declareConstant(
  name: ts.Identifier,
  value: ts.Expression,
  factory: ts.NodeFactory,
): ts.Statement {
  const declaration = factory.createVariableDeclaration(name, undefined, undefined, value);
  const list = factory.createVariableDeclarationList([declaration], ts.NodeFlags.Const);
  return factory.createVariableStatement(undefined, list);
}
