import ts from "typescript";
import { plan, type AnnotatedSchema, type PlannedTuple } from "../annotated-schema.js";
import type { Conversion, TypeConverter, TypePlace } from "../conversion.js";
import { resolveSyntax } from "../../checker/resolve-syntax.js";
import { joinAlternatives } from "../join-alternatives.js";
import { joinPositions } from "../join-positions.js";

/**
 * Tuples. A schema that draft-07 and 2020-12 read alike cannot name positions, so it says which elements
 * there may be for each length; the exact positions are kept in the plan and checked at run time.
 */
export const tupleType: TypeConverter = {
  supports: (type, { checker }) => checker.isTupleType(type),
  convert(type, place, conversion) {
    const elements = readElements(type as ts.TupleTypeReference, place, conversion);
    const restAt = elements.findIndex(({ isRest }) => isRest);
    const required = elements.filter(({ isRest, isOptional }) => !isRest && !isOptional).length;
    const tuple = toPlan(elements, restAt);
    if (restAt !== -1) {
      const items = joinPositions(elements.map(({ schema }) => schema));
      return { type: "array", items, minItems: required, [plan]: { tuple } };
    }
    return { ...joinLengths(elements, required), [plan]: { tuple } };
  },
};

interface Element {
  readonly schema: AnnotatedSchema;
  readonly isOptional: boolean;
  readonly isRest: boolean;
}

function readElements(
  type: ts.TupleTypeReference,
  place: TypePlace,
  conversion: Conversion,
): readonly Element[] {
  const flags = type.target.elementFlags;
  const written = elementNodes(place.node, conversion.checker);
  // A tuple that is spread into another takes more positions than were written.
  const nodes = written.length === flags.length ? written : [];
  return conversion.checker.getTypeArguments(type).map((element, index) => {
    const flag = flags[index] ?? ts.ElementFlags.Required;
    return {
      schema: conversion.convert(element, {
        path: `${place.path}[${String(index)}]`,
        node: nodes[index],
      }),
      isOptional: (flag & ts.ElementFlags.Optional) !== 0,
      isRest: (flag & ts.ElementFlags.Variable) !== 0,
    };
  });
}

function elementNodes(
  node: ts.TypeNode | undefined,
  checker: ts.TypeChecker,
): readonly (ts.TypeNode | undefined)[] {
  const syntax = resolveSyntax(node, checker);
  if (syntax === undefined || !ts.isTupleTypeNode(syntax)) return [];
  return syntax.elements.map((element) => {
    const isRest = ts.isRestTypeNode(element) || isNamedRest(element);
    const type = ts.isNamedTupleMember(element) ? element.type : element;
    const bare = ts.isRestTypeNode(type) || ts.isOptionalTypeNode(type) ? type.type : type;
    if (!isRest) return bare;
    return ts.isArrayTypeNode(bare) ? bare.elementType : undefined;
  });
}

function isNamedRest(element: ts.TypeNode): boolean {
  return ts.isNamedTupleMember(element) && element.dotDotDotToken !== undefined;
}

function toPlan(elements: readonly Element[], restAt: number): PlannedTuple {
  const schemas = elements.map(({ schema }) => schema);
  const rest = schemas[restAt];
  if (rest === undefined) return { prefix: schemas };
  return { prefix: schemas.slice(0, restAt), rest, suffix: schemas.slice(restAt + 1) };
}

/** One alternative for each run of lengths whose elements are of the same kinds. */
function joinLengths(elements: readonly Element[], required: number): AnnotatedSchema {
  const runs: { items: AnnotatedSchema; minItems: number; maxItems: number }[] = [];
  for (let length = required; length <= elements.length; length += 1) {
    const items = joinPositions(elements.slice(0, length).map(({ schema }) => schema));
    const last = runs.at(-1);
    const same = last !== undefined && JSON.stringify(last.items) === JSON.stringify(items);
    if (same) last.maxItems = length;
    else runs.push({ items, minItems: length, maxItems: length });
  }
  const schemas = runs.map(({ items, minItems, maxItems }): AnnotatedSchema => ({
    type: "array",
    items: maxItems === 0 ? {} : items,
    minItems,
    maxItems,
  }));
  return joinAlternatives(schemas);
}
