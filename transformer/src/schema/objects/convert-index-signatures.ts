import ts from "typescript";
import type { AnnotatedSchema } from "../annotated-schema.js";
import { resolveSyntax } from "../../checker/resolve-syntax.js";
import type { Conversion, TypePlace } from "../conversion.js";
import { isImpossible } from "../is-impossible.js";
import { isAbsent } from "../type-predicates.js";

/** Keys that are numbers, as JavaScript writes them: no `-0`, no zeros at the end of a fraction. */
const NUMERIC_KEY = "^(?:0|-?[1-9][0-9]*|-?(?:0|[1-9][0-9]*)\\.[0-9]*[1-9])$";

/** What the index signatures of an object type say of keys that are not its members. */
export function convertIndexSignatures(
  type: ts.Type,
  place: TypePlace,
  conversion: Conversion,
): AnnotatedSchema {
  const patterns: Record<string, AnnotatedSchema> = {};
  let others: AnnotatedSchema | false | undefined;
  for (const { keyType, type: valueType, declaration } of conversion.checker.getIndexInfosOfType(
    type,
  )) {
    if (keyType.flags & ts.TypeFlags.ESSymbol) continue;
    if (isAbsent(valueType) || isImpossible(valueType, conversion.checker)) {
      // `Record<string, never>` is how authors write an object without members.
      if (keyType.flags & ts.TypeFlags.String) others = false;
      continue;
    }
    const value = conversion.convert(valueType, {
      path: `${place.path}[key]`,
      node: declaration?.type ?? recordValue(place.node, conversion.checker),
    });
    if (keyType.flags & ts.TypeFlags.String) others = value;
    else if (keyType.flags & ts.TypeFlags.Number) patterns[NUMERIC_KEY] = value;
    else {
      const { pattern } = conversion.convert(keyType, { path: `${place.path}[key]` });
      // A branded string is any string.
      if (pattern === undefined) others = value;
      else patterns[pattern] = value;
    }
  }
  const isClosed = conversion.direction === "input" || Object.keys(patterns).length > 0;
  return {
    ...(Object.keys(patterns).length > 0 ? { patternProperties: patterns } : {}),
    ...(others !== undefined ? { additionalProperties: others } : {}),
    ...(others === undefined && isClosed ? { additionalProperties: false as const } : {}),
  };
}

function recordValue(
  node: ts.TypeNode | undefined,
  checker: ts.TypeChecker,
): ts.TypeNode | undefined {
  const syntax = resolveSyntax(node, checker);
  const isRecord =
    syntax !== undefined &&
    ts.isTypeReferenceNode(syntax) &&
    ts.isIdentifier(syntax.typeName) &&
    syntax.typeName.text === "Record";
  return isRecord ? syntax.typeArguments?.[1] : undefined;
}
