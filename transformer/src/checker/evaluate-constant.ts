import type { JsonValue } from "@toolmeta/contract";
import ts from "typescript";
import { followAlias } from "./follow-alias.js";
import { readLiteralType } from "./read-literal-type.js";
import { unwrapExpression } from "./unwrap-expression.js";
import { applyOperator } from "./apply-operator.js";
import { applySign } from "./apply-sign.js";

/** How many constants are followed from one expression. */
const MAX_STEPS = 30;

/**
 * The JSON value of a constant expression: literals, arrays and objects of them, also spread, signs,
 * arithmetic, joined text, and references to `const`s, their members and enum members. Undefined for
 * everything that only running the program tells.
 */
export function evaluateConstant(
  expression: ts.Expression,
  checker: ts.TypeChecker,
  budget = MAX_STEPS,
): JsonValue | undefined {
  if (budget === 0) return undefined;
  const value = evaluatePart(expression, checker, (part) =>
    evaluateConstant(part, checker, budget - 1),
  );
  // JSON has no infinity; the method's own default stays.
  return typeof value === "number" && !Number.isFinite(value) ? undefined : value;
}

function evaluatePart(
  expression: ts.Expression,
  checker: ts.TypeChecker,
  evaluate: Evaluate,
): JsonValue | undefined {
  const bare = unwrapExpression(expression);
  if (ts.isStringLiteralLike(bare)) return bare.text;
  if (ts.isNumericLiteral(bare)) return Number(bare.text);
  if (ts.isBigIntLiteral(bare)) return bare.text.replace(/n$/, "");
  if (bare.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (bare.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (bare.kind === ts.SyntaxKind.NullKeyword) return null;
  if (ts.isPrefixUnaryExpression(bare)) return applySign(bare.operator, evaluate(bare.operand));
  if (ts.isBinaryExpression(bare)) {
    // A bigint is evaluated to the text of its digits, which is not to be joined.
    if (checker.getTypeAtLocation(bare).flags & ts.TypeFlags.BigIntLike) return undefined;
    const operands = [evaluate(bare.left), evaluate(bare.right)] as const;
    return applyOperator(bare.operatorToken.kind, ...operands) ?? constantType(bare, checker);
  }
  if (ts.isTemplateExpression(bare)) return joinTemplate(bare, evaluate);
  if (ts.isArrayLiteralExpression(bare)) return evaluateAll(bare.elements, evaluate);
  if (ts.isObjectLiteralExpression(bare)) return evaluateObject(bare, evaluate);
  if (ts.isPropertyAccessExpression(bare) || ts.isElementAccessExpression(bare)) {
    return checker.getConstantValue(bare) ?? evaluateAccess(bare, checker, evaluate);
  }
  if (ts.isIdentifier(bare)) return evaluateReference(bare, checker, evaluate);
  return constantType(bare, checker);
}

type Evaluate = (part: ts.Expression) => JsonValue | undefined;

function evaluateAll(parts: readonly ts.Expression[], evaluate: Evaluate): JsonValue[] | undefined {
  const values: JsonValue[] = [];
  for (const part of parts) {
    const value = evaluate(ts.isSpreadElement(part) ? part.expression : part);
    if (value === undefined) return undefined;
    if (!ts.isSpreadElement(part)) values.push(value);
    else if (isList(value)) values.push(...value);
    else return undefined;
  }
  return values;
}

function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}

function joinTemplate(template: ts.TemplateExpression, evaluate: Evaluate): string | undefined {
  let text = template.head.text;
  for (const { expression, literal } of template.templateSpans) {
    const value = evaluate(expression);
    if (value === undefined || typeof value === "object") return undefined;
    text += String(value) + literal.text;
  }
  return text;
}

function evaluateObject(
  literal: ts.ObjectLiteralExpression,
  evaluate: Evaluate,
): JsonValue | undefined {
  const entries: [string, JsonValue][] = [];
  for (const property of literal.properties) {
    if (ts.isSpreadAssignment(property)) {
      const spread = evaluate(property.expression);
      if (typeof spread !== "object" || spread === null || isList(spread)) return undefined;
      entries.push(...Object.entries(spread));
      continue;
    }
    const name = propertyName(property.name);
    const value = ts.isPropertyAssignment(property)
      ? evaluate(property.initializer)
      : ts.isShorthandPropertyAssignment(property)
        ? evaluate(property.name)
        : undefined;
    if (name === undefined || value === undefined) return undefined;
    entries.push([name, value]);
  }
  return Object.fromEntries(entries);
}

function propertyName(name: ts.PropertyName): string | undefined {
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) || ts.isNumericLiteral(name)
    ? name.text
    : undefined;
}

function evaluateAccess(
  access: ts.PropertyAccessExpression | ts.ElementAccessExpression,
  checker: ts.TypeChecker,
  evaluate: Evaluate,
): JsonValue | undefined {
  const host = evaluate(access.expression);
  const key = ts.isPropertyAccessExpression(access)
    ? access.name.text
    : evaluate(access.argumentExpression);
  const isKey = typeof key === "string" || typeof key === "number";
  if (typeof host !== "object" || host === null || !isKey) return constantType(access, checker);
  return new Map<string, JsonValue>(Object.entries(host)).get(String(key));
}

function evaluateReference(
  identifier: ts.Identifier,
  checker: ts.TypeChecker,
  evaluate: Evaluate,
): JsonValue | undefined {
  const symbol = ts.isShorthandPropertyAssignment(identifier.parent)
    ? checker.getShorthandAssignmentValueSymbol(identifier.parent)
    : checker.getSymbolAtLocation(identifier);
  const target = symbol && followAlias(symbol, checker);
  const declaration = target?.valueDeclaration;
  const isConstant =
    declaration !== undefined &&
    ts.isVariableDeclaration(declaration) &&
    (ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const) !== 0;
  if (!isConstant) return undefined;
  return declaration.initializer === undefined
    ? constantType(identifier, checker)
    : evaluate(declaration.initializer);
}

/**
 * An expression whose type has one value has that value: `"a" + "b" as "ab"`. Of objects only a constant of a
 * `.d.ts` does, since any other may have more members than its type says.
 */
function constantType(expression: ts.Expression, checker: ts.TypeChecker): JsonValue | undefined {
  const type = checker.getTypeAtLocation(expression);
  if (!(type.flags & ts.TypeFlags.Object)) return readLiteralType(type, checker);
  const isDeclared = ts.isIdentifier(expression) && checker.getPropertiesOfType(type).length > 0;
  return isDeclared ? readLiteralType(type, checker) : undefined;
}
