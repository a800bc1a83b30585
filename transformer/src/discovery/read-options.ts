import type { JsonValue } from "@toolmeta/contract";
import ts from "typescript";
import { evaluateConstant } from "../signature/evaluate-constant.js";

/** One entry of the decorator's options, with its value where the compiler can tell it. */
export interface StaticOption {
  readonly value: JsonValue | undefined;
  readonly node: ts.Node;
}

/**
 * The options that stand in a `toolMeta({ … })` call, as far as they can be read without running the
 * program: what is spread in or computed is known to be there, or not known at all.
 */
export function readOptions(
  call: ts.CallExpression,
  checker: ts.TypeChecker,
): ReadonlyMap<string, StaticOption> {
  const options = new Map<string, StaticOption>();
  const [literal] = call.arguments;
  if (literal === undefined || !ts.isObjectLiteralExpression(literal)) return options;
  for (const property of literal.properties) {
    if (ts.isSpreadAssignment(property)) continue;
    const { name } = property;
    if (!ts.isIdentifier(name) && !ts.isStringLiteralLike(name)) continue;
    const expression = ts.isPropertyAssignment(property)
      ? property.initializer
      : ts.isShorthandPropertyAssignment(property)
        ? property.name
        : undefined;
    const value = expression && evaluateConstant(expression, checker);
    options.set(name.text, { value, node: expression ?? property });
  }
  return options;
}
