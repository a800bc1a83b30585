import ts from "typescript";
import type { TypeConverter } from "../conversion.js";
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
      items: conversion.convert(element, { path, node: elementNode(place.node) }),
    };
  },
};

function elementNode(node: ts.TypeNode | undefined): ts.TypeNode | undefined {
  if (node === undefined) return undefined;
  if (ts.isParenthesizedTypeNode(node)) return elementNode(node.type);
  if (ts.isTypeOperatorNode(node)) return elementNode(node.type);
  if (ts.isArrayTypeNode(node)) return node.elementType;
  return ts.isTypeReferenceNode(node) ? node.typeArguments?.[0] : undefined;
}
