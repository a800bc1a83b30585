import type { CompiledParameter } from "@toolmeta/contract";
import ts from "typescript";
import { isTuple } from "../checker/is-tuple.js";
import { readBrand } from "../checker/read-brand.js";
import { mayBeAbsent } from "../schema/type-predicates.js";
import type { Argument } from "./argument.js";
import { evaluateConstant } from "../checker/evaluate-constant.js";
import { findDestructuringObstacle } from "./find-destructuring-obstacle.js";
import { readMembers } from "./read-members.js";

/** A method's parameters: what a client sends for them, and how the call is made of it. */
export interface Signature {
  readonly arguments: readonly Argument[];
  readonly parameters: readonly CompiledParameter[];
  readonly obstacles: readonly Obstacle[];
}

/** Why a parameter cannot be filled from named arguments. */
export interface Obstacle {
  readonly node: ts.Node;
  readonly reason: string;
}

/** Reads the parameters of a method in call order. */
export function readParameters(method: ts.MethodDeclaration, checker: ts.TypeChecker): Signature {
  const obstacles: Obstacle[] = [];
  const refuse = (node: ts.Node, reason: string): void => {
    obstacles.push({ node, reason });
  };
  const read: Argument[] = [];
  const parameters: CompiledParameter[] = [];
  if (isOverloaded(method, checker)) {
    refuse(
      method.name,
      "it is overloaded, and a tool has one list of arguments; write one signature",
    );
  }
  for (const parameter of method.parameters) {
    if (isThis(parameter)) continue;
    const type = checker.getTypeAtLocation(parameter);
    if (readBrand(checker.getNonNullableType(type), "context", checker) !== undefined) {
      parameters.push({ from: "context" });
    } else if (ts.isIdentifier(parameter.name)) {
      const isRest = parameter.dotDotDotToken !== undefined;
      const { text } = parameter.name;
      read.push(readArgument(parameter, text, type, checker));
      parameters.push({ from: isRest ? "rest" : "argument", name: text });
      if (isUnannotated(parameter, type)) {
        refuse(parameter, `its parameter \`${text}\` has no type; annotate it`);
      }
    } else if (ts.isArrayBindingPattern(parameter.name)) {
      refuse(
        parameter,
        "a parameter that is destructured as an array gives its arguments no names",
      );
    } else {
      const obstacle = findDestructuringObstacle(type, checker);
      if (obstacle !== undefined) refuse(parameter, obstacle);
      const members = readMembers(parameter, parameter.name, type, checker);
      read.push(...members);
      const names = members.map(({ name }) => name);
      parameters.push({
        from: "members",
        names,
        ...(mayBeMissing(parameter) && { optional: true }),
      });
    }
  }
  return { arguments: read, parameters, obstacles: [...obstacles, ...findDoubles(read)] };
}

function mayBeMissing({ initializer, questionToken }: ts.ParameterDeclaration): boolean {
  return initializer !== undefined || questionToken !== undefined;
}

function isOverloaded(method: ts.MethodDeclaration, checker: ts.TypeChecker): boolean {
  const declarations = checker.getSymbolAtLocation(method.name)?.declarations ?? [];
  return declarations.filter(ts.isMethodDeclaration).length > 1;
}

function isThis(parameter: ts.ParameterDeclaration): boolean {
  return ts.isIdentifier(parameter.name) && parameter.name.text === "this";
}

function isUnannotated(parameter: ts.ParameterDeclaration, type: ts.Type): boolean {
  const isInferred = parameter.type === undefined && parameter.initializer === undefined;
  return isInferred && (type.flags & ts.TypeFlags.Any) !== 0;
}

function readArgument(
  parameter: ts.ParameterDeclaration,
  name: string,
  type: ts.Type,
  checker: ts.TypeChecker,
): Argument {
  const { initializer, dotDotDotToken } = parameter;
  return {
    name,
    type,
    typeNode: parameter.type,
    node: parameter,
    isOptional:
      mayBeMissing(parameter) ||
      (dotDotDotToken !== undefined && mayBeEmpty(type, checker)) ||
      mayBeAbsent(type),
    defaultValue: initializer && evaluateConstant(initializer, checker),
  };
}

/** Whether a rest parameter can go without elements, as all but some tuples can. */
function mayBeEmpty(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (type.isUnion()) return type.types.some((member) => mayBeEmpty(member, checker));
  return !isTuple(type, checker) || type.target.minLength === 0;
}

function findDoubles(read: readonly Argument[]): readonly Obstacle[] {
  return read
    .filter(({ name }, index) => read.findIndex((other) => other.name === name) < index)
    .map(({ name, node }) => ({
      node,
      reason: `two of its parameters give an argument called \`${name}\``,
    }));
}
