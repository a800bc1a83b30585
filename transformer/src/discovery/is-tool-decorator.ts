import ts from "typescript";
import { followAlias } from "../checker/follow-alias.js";
import { readBrand } from "../checker/read-brand.js";

const TOOL_META = "toolMeta";

/** What was found of each program's symbols: most decorators of a program are one symbol. */
const answers = new WeakMap<ts.TypeChecker, Map<ts.Symbol, boolean>>();

/**
 * Whether an expression names Toolmeta's `toolMeta`: under its own name or another, through a namespace,
 * a re-export or an alias. The symbol decides, not the text.
 */
export function isToolDecorator(expression: ts.Expression, checker: ts.TypeChecker): boolean {
  if (!mayNameDecorator(expression, checker)) return false;
  const symbol = checker.getSymbolAtLocation(
    ts.isPropertyAccessExpression(expression) ? expression.name : expression,
  );
  if (symbol === undefined) return false;
  const target = followAlias(symbol, checker);
  const known = answers.get(checker) ?? new Map<ts.Symbol, boolean>();
  answers.set(checker, known);
  const answer = known.get(target) ?? isToolMeta(target, expression, checker);
  known.set(target, answer);
  return answer;
}

/**
 * A member of anything but a namespace is `toolMeta` only under this name. To ask for the symbol of any other
 * is to check the expression before it, which would be checked a second time with its statement.
 */
function mayNameDecorator(expression: ts.Expression, checker: ts.TypeChecker): boolean {
  if (!ts.isPropertyAccessExpression(expression)) return ts.isIdentifier(expression);
  if (expression.name.text === TOOL_META) return true;
  const root = rootOf(expression.expression);
  const symbol = root && checker.getSymbolAtLocation(root);
  const target = symbol && followAlias(symbol, checker);
  return target !== undefined && (target.flags & ts.SymbolFlags.Module) !== 0;
}

function rootOf(host: ts.Expression): ts.Identifier | undefined {
  if (ts.isPropertyAccessExpression(host)) return rootOf(host.expression);
  return ts.isIdentifier(host) ? host : undefined;
}

function isToolMeta(
  target: ts.Symbol,
  expression: ts.Expression,
  checker: ts.TypeChecker,
): boolean {
  const original = target.valueDeclaration && readConstant(target.valueDeclaration);
  if (original !== undefined) return isToolDecorator(original, checker);
  if (target.name !== TOOL_META) return false;
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
