import type { JsonValue } from "@toolmeta/contract";
import ts from "typescript";

/** The result of a sign before a constant; a `bigint` is the text of its digits. */
export function applySign(
  operator: ts.PrefixUnaryOperator,
  operand: JsonValue | undefined,
): JsonValue | undefined {
  const isMinus = operator === ts.SyntaxKind.MinusToken;
  if (!isMinus && operator !== ts.SyntaxKind.PlusToken) return undefined;
  if (typeof operand === "number") return isMinus ? -operand : operand;
  return isMinus && typeof operand === "string" && /^\d+$/.test(operand)
    ? `-${operand}`
    : undefined;
}
