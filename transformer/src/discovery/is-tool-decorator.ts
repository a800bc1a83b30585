import ts from "typescript";
import { followAlias } from "../checker/follow-alias.js";
import { readBrand } from "../checker/read-brand.js";

/**
 * Whether an expression names Toolmeta's `toolMeta`: under its own name or another, through a namespace,
 * a re-export or an alias. The symbol decides, not the text.
 */
export function isToolDecorator(expression: ts.Expression, checker: ts.TypeChecker): boolean {
  const symbol = checker.getSymbolAtLocation(
    ts.isPropertyAccessExpression(expression) ? expression.name : expression,
  );
  if (symbol === undefined) return false;
  const target = followAlias(symbol, checker);
  const original = target.valueDeclaration && readConstant(target.valueDeclaration);
  if (original !== undefined) return isToolDecorator(original, checker);
  if (target.name !== "toolMeta") return false;
  return checker
    .getTypeOfSymbolAtLocation(target, expression)
    .getCallSignatures()
    .some(
      (signature) =>
        readBrand(checker.getReturnTypeOfSignature(signature), "decorator", checker) !== undefined,
    );
}

/** What a `const` is another name of: `const tool = toolMeta`. */
function readConstant(declaration: ts.Declaration): ts.Expression | undefined {
  if (!ts.isVariableDeclaration(declaration)) return undefined;
  const { initializer } = declaration;
  const isName =
    initializer !== undefined &&
    (ts.isIdentifier(initializer) || ts.isPropertyAccessExpression(initializer));
  const isConstant = (ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const) !== 0;
  return isName && isConstant ? initializer : undefined;
}
