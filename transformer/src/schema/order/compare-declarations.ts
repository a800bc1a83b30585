import type ts from "typescript";
import { compareText } from "./compare-text.js";

/** The order of symbols by where they are first declared; none where one of them is declared nowhere. */
export function compareDeclarations(a: ts.Symbol | undefined, b: ts.Symbol | undefined): number {
  const [left, right] = [a?.declarations?.[0], b?.declarations?.[0]];
  if (left === undefined || right === undefined) return 0;
  return (
    compareText(left.getSourceFile().fileName, right.getSourceFile().fileName) ||
    left.pos - right.pos
  );
}
