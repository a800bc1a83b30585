import ts from "typescript";
import { plan, type AnnotatedSchema } from "../annotated-schema.js";
import type { Conversion, TypePlace } from "../conversion.js";
import { isCallable } from "../is-callable.js";
import { symbolName } from "../naming/symbol-name.js";
import { convertObject } from "./convert-object.js";
import { isPublic } from "./list-members.js";
import { findClassPath } from "../../checker/find-class-path.js";

/**
 * The schema of a class on input. The method receives a real instance: through the class's own static
 * `fromJSON`, whose parameter then is what stands in JSON, or through its prototype. A class that neither
 * way can make is refused, so that a method never gets an object that merely looks like an instance.
 */
export function planInstance(
  type: ts.Type,
  place: TypePlace,
  conversion: Conversion,
): AnnotatedSchema {
  const symbol = type.getSymbol();
  if (symbol === undefined) return convertObject(type, place, conversion);
  const reachable = findClassPath(symbol, conversion.method, conversion.checker) !== undefined;
  const factory = findFromJson(symbol, conversion.checker);
  const source = factory && sourceOf(factory, conversion.checker);
  const behaves = hasBehaviour(type, conversion.checker);
  if (!reachable && !behaves && source === undefined) return convertObject(type, place, conversion);
  const obstacle = reachable
    ? factory === undefined
      ? describeObstacle(symbol, type, conversion.checker)
      : describeOtherResult(factory, symbol, type, conversion.checker)
    : `the class ${symbolName(symbol)} is not in scope as a value here, so no instance can be made; import it (not as a type only)`;
  if (obstacle !== undefined) {
    return behaves || source !== undefined
      ? conversion.refuse(obstacle, place)
      : convertObject(type, place, conversion);
  }
  const isOwnForm = source === undefined || isUnchecked(source) || source === type;
  const schema = isOwnForm
    ? convertObject(type, place, conversion)
    : conversion.convert(source, place);
  return { ...schema, [plan]: { ...schema[plan], revive: { class: symbol } } };
}

function findFromJson(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Signature | undefined {
  const factory = checker.getPropertyOfType(checker.getTypeOfSymbol(symbol), "fromJSON");
  return factory && checker.getTypeOfSymbol(factory).getCallSignatures()[0];
}

function sourceOf(factory: ts.Signature, checker: ts.TypeChecker): ts.Type | undefined {
  const [parameter] = factory.getParameters();
  return parameter && checker.getTypeOfSymbol(parameter);
}

/** A `fromJSON` that is inherited makes an instance of the base class. */
function describeOtherResult(
  factory: ts.Signature,
  symbol: ts.Symbol,
  type: ts.Type,
  checker: ts.TypeChecker,
): string | undefined {
  const made = checker.getReturnTypeOfSignature(factory);
  const isOpen = (made.flags & (ts.TypeFlags.Any | ts.TypeFlags.Instantiable)) !== 0;
  if (isOpen || made.getSymbol() === symbol || checker.isTypeAssignableTo(made, type)) {
    return undefined;
  }
  const name = symbolName(symbol);
  return `the fromJSON of ${name} makes ${checker.typeToString(made)}; give ${name} a static fromJSON method of its own that makes ${name}`;
}

function isUnchecked(type: ts.Type): boolean {
  return (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0;
}

/** Whether instances are more than their public data. */
function hasBehaviour(type: ts.Type, checker: ts.TypeChecker): boolean {
  return checker.getPropertiesOfType(type).some((property) => {
    const isData = (property.flags & ts.SymbolFlags.Property) !== 0;
    return !isData || !isPublic(property) || isCallable(checker.getTypeOfSymbol(property));
  });
}

function describeObstacle(
  symbol: ts.Symbol,
  type: ts.Type,
  checker: ts.TypeChecker,
): string | undefined {
  const give = `give ${symbolName(symbol)} a static fromJSON method`;
  const declaration = symbol.valueDeclaration;
  if (declaration && ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Abstract) {
    return `the class ${symbolName(symbol)} is abstract, so no instance can be made; ${give}`;
  }
  const hidden = checker.getPropertiesOfType(type).find((property) => {
    if (property.declarations?.some(ts.isAutoAccessorPropertyDeclaration)) return true;
    const isData = (property.flags & ts.SymbolFlags.Property) !== 0;
    return isData && (!isPublic(property) || isCallable(checker.getTypeOfSymbol(property)));
  });
  return hidden === undefined
    ? undefined
    : `the class ${symbolName(symbol)} keeps its own state in ${readableName(hidden)}, which JSON cannot carry; ${give}`;
}

function readableName(property: ts.Symbol): string {
  const declaration = property.valueDeclaration;
  const name = declaration && ts.getNameOfDeclaration(declaration);
  return name && ts.isPrivateIdentifier(name) ? name.text : property.name;
}
