import type { JsonValue } from "@toolmeta/contract";
import ts from "typescript";

const ARITHMETIC: Readonly<
  Partial<Record<ts.SyntaxKind, (left: number, right: number) => number>>
> = {
  [ts.SyntaxKind.PlusToken]: (left, right) => left + right,
  [ts.SyntaxKind.MinusToken]: (left, right) => left - right,
  [ts.SyntaxKind.AsteriskToken]: (left, right) => left * right,
  [ts.SyntaxKind.SlashToken]: (left, right) => left / right,
  [ts.SyntaxKind.PercentToken]: (left, right) => left % right,
  [ts.SyntaxKind.AsteriskAsteriskToken]: (left, right) => left ** right,
  [ts.SyntaxKind.LessThanLessThanToken]: (left, right) => left << right,
  [ts.SyntaxKind.BarToken]: (left, right) => left | right,
  [ts.SyntaxKind.AmpersandToken]: (left, right) => left & right,
};

/** The result of an operator between two constants; undefined where JSON has no value for it. */
export function applyOperator(
  operator: ts.SyntaxKind,
  left: JsonValue | undefined,
  right: JsonValue | undefined,
): JsonValue | undefined {
  if (typeof left === "number" && typeof right === "number") {
    const result = ARITHMETIC[operator]?.(left, right);
    return Number.isFinite(result) ? result : undefined;
  }
  const isText = typeof left === "string" || typeof right === "string";
  const isJoined = operator === ts.SyntaxKind.PlusToken && isText;
  return isJoined && isPlain(left) && isPlain(right) ? String(left) + String(right) : undefined;
}

function isPlain(value: JsonValue | undefined): value is string | number | boolean {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}
