import ts from "typescript";
import { toExpression } from "./code.js";

/** A constant of a file. */
export interface DeclaredConstant {
  readonly name: string;
  readonly code: string;
}

/** `const name = code;` */
export function declareConstant(
  { name, code }: DeclaredConstant,
  factory: ts.NodeFactory,
): ts.Statement {
  const value = toExpression(code, factory);
  const declaration = factory.createVariableDeclaration(name, undefined, undefined, value);
  const list = factory.createVariableDeclarationList([declaration], ts.NodeFlags.Const);
  return factory.createVariableStatement(undefined, list);
}
