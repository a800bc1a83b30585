import type { JsonValue } from "@toolmeta/contract";
import ts from "typescript";
import { isSymbolKeyed, mayBeAbsent } from "../schema/type-predicates.js";
import type { Argument } from "./argument.js";
import { writtenType } from "../checker/written-type.js";
import { evaluateConstant } from "../checker/evaluate-constant.js";

/**
 * The members of a destructured object parameter. It has no name of its own, so its members are the
 * tool's arguments: all of its type, also those that the pattern leaves to `...rest` or does not name.
 */
export function readMembers(
  parameter: ts.ParameterDeclaration,
  pattern: ts.ObjectBindingPattern,
  type: ts.Type,
  checker: ts.TypeChecker,
): readonly Argument[] {
  const elements = new Map(pattern.elements.map((element) => [propertyOf(element), element]));
  const whole = parameter.initializer && evaluateConstant(parameter.initializer, checker);
  const allOptional = parameter.initializer !== undefined || parameter.questionToken !== undefined;
  return checker
    .getPropertiesOfType(checker.getNonNullableType(type))
    .filter((member) => !isSymbolKeyed(member))
    .map((member) => {
      const element = elements.get(member.name);
      const memberType = checker.getTypeOfSymbolAtLocation(member, parameter);
      const { initializer } = element ?? {};
      return {
        name: member.name,
        type: memberType,
        typeNode: writtenType(member),
        node: element ?? parameter,
        isOptional:
          allOptional ||
          initializer !== undefined ||
          (member.flags & ts.SymbolFlags.Optional) !== 0 ||
          mayBeAbsent(memberType),
        defaultValue:
          memberOf(whole, member.name) ?? (initializer && evaluateConstant(initializer, checker)),
        member,
      };
    });
}

function propertyOf(element: ts.BindingElement): string {
  const name = element.propertyName ?? element.name;
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : "";
}

function memberOf(value: JsonValue | undefined, name: string): JsonValue | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  return new Map<string, JsonValue>(Object.entries(value)).get(name);
}
