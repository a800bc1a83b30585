import type { JsonValue } from "@toolmeta/contract";
import ts from "typescript";

const IDENTIFIER = /^[A-Za-z_$][A-Za-z0-9_$]*$/;

/** A JSON value as the literal that makes it. */
export function toExpression(value: JsonValue, factory: ts.NodeFactory): ts.Expression {
  if (value === null) return factory.createNull();
  switch (typeof value) {
    case "string":
      return factory.createStringLiteral(value);
    case "boolean":
      return value ? factory.createTrue() : factory.createFalse();
    case "number":
      return toNumber(value, factory);
    default:
  }
  if (isList(value)) {
    return factory.createArrayLiteralExpression(value.map((item) => toExpression(item, factory)));
  }
  const properties = Object.entries(value).map(([name, member]) =>
    factory.createPropertyAssignment(toName(name, factory), toExpression(member, factory)),
  );
  return factory.createObjectLiteralExpression(properties);
}

function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}

function toNumber(value: number, factory: ts.NodeFactory): ts.Expression {
  const literal = factory.createNumericLiteral(Math.abs(value));
  return value < 0
    ? factory.createPrefixUnaryExpression(ts.SyntaxKind.MinusToken, literal)
    : literal;
}

/** A name in an object literal: `__proto__: x` sets the prototype; only a computed name makes it a property. */
export function toName(name: string, factory: ts.NodeFactory): ts.PropertyName {
  if (name === "__proto__") {
    return factory.createComputedPropertyName(factory.createStringLiteral(name));
  }
  return IDENTIFIER.test(name) ? factory.createIdentifier(name) : factory.createStringLiteral(name);
}
