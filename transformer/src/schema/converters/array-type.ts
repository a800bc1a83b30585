import ts from "typescript";
import type { TypeConverter } from "../conversion.js";
import { resolveSyntax } from "../../checker/resolve-syntax.js";
import { elementOf } from "../element-of.js";
import { isImpossible } from "../is-impossible.js";

/** `T[]`, `readonly T[]` and interfaces that name one. The type of an empty list is `never[]`. */
export const arrayType: TypeConverter = {
  supports: (type, { checker }) => elementOf(type, checker) !== undefined,
  convert(type, place, conversion) {
    const element = elementOf(type, conversion.checker);
    const path = `${place.path}[]`;
    if (element === undefined) return { type: "array", items: {} };
    if (isImpossible(element, conversion.checker)) {
      return { type: "array", items: {}, maxItems: 0 };
    }
    return {
      type: "array",
      items: conversion.convert(element, {
        path,
        node: elementNode(place.node, conversion.checker),
      }),
    };
  },
};

function elementNode(
  node: ts.TypeNode | undefined,
  checker: ts.TypeChecker,
): ts.TypeNode | undefined {
  const syntax = resolveSyntax(node, checker);
  if (syntax === undefined) return undefined;
  if (ts.isArrayTypeNode(syntax)) return syntax.elementType;
  return ts.isTypeReferenceNode(syntax) ? syntax.typeArguments?.[0] : undefined;
}
