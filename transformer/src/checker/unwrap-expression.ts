import ts from "typescript";

/** The expression inside parentheses, `as`, `satisfies` and `!`. */
export function unwrapExpression(expression: ts.Expression): ts.Expression {
  const isWrapper =
    ts.isParenthesizedExpression(expression) ||
    ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression) ||
    ts.isNonNullExpression(expression) ||
    ts.isTypeAssertionExpression(expression);
  return isWrapper ? unwrapExpression(expression.expression) : expression;
}
