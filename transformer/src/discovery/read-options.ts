import type { JsonValue } from "@toolmeta/contract";
import ts from "typescript";
import { readLiteralType } from "../checker/read-literal-type.js";
import { evaluateConstant } from "../checker/evaluate-constant.js";
import { unwrapExpression } from "../checker/unwrap-expression.js";

/** One entry of the decorator's options, with its value where the compiler can tell it. */
export interface StaticOption {
  readonly value: JsonValue | undefined;
  readonly node: ts.Node;
}

/**
 * The options of a `toolMeta({ … })` call, as far as they can be read without running the program. What is
 * written in place has its value; of what comes from elsewhere (`toolMeta(shared)`, `...shared`) the type
 * tells what is certainly there.
 */
export function readOptions(
  call: ts.CallExpression,
  checker: ts.TypeChecker,
): ReadonlyMap<string, StaticOption> {
  const [written] = call.arguments;
  if (written === undefined) return new Map();
  const argument = unwrapExpression(written);
  return new Map([...readTyped(argument, checker), ...readWritten(argument, checker)]);
}

function readWritten(
  argument: ts.Expression,
  checker: ts.TypeChecker,
): readonly (readonly [string, StaticOption])[] {
  if (!ts.isObjectLiteralExpression(argument)) return [];
  return argument.properties.flatMap((property) => {
    if (ts.isSpreadAssignment(property)) return [];
    const { name } = property;
    if (!ts.isIdentifier(name) && !ts.isStringLiteralLike(name)) return [];
    const expression = ts.isPropertyAssignment(property)
      ? property.initializer
      : ts.isShorthandPropertyAssignment(property)
        ? property.name
        : undefined;
    const value = expression && evaluateConstant(expression, checker);
    return [[name.text, { value, node: expression ?? property }] as const];
  });
}

function readTyped(
  argument: ts.Expression,
  checker: ts.TypeChecker,
): readonly (readonly [string, StaticOption])[] {
  const isWhole =
    ts.isObjectLiteralExpression(argument) && !argument.properties.some(ts.isSpreadAssignment);
  if (isWhole) return [];
  return checker
    .getPropertiesOfType(checker.getTypeAtLocation(argument))
    .filter(({ flags }) => (flags & ts.SymbolFlags.Optional) === 0)
    .map((property) => {
      const type = checker.getTypeOfSymbolAtLocation(property, argument);
      return [property.name, { value: readLiteralType(type, checker), node: argument }] as const;
    });
}
