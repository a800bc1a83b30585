import type { ValueKind } from "./value-kind.js";

/** Numbers. NaN and the infinities are refused: JSON would silently turn them into null. */
export const numberValue: ValueKind<number> = {
  supports: (value): value is number => typeof value === "number",
  serialize(value, walk) {
    if (!Number.isFinite(value)) walk.refuse(`${String(value)} is no JSON number`);
    return value;
  },
};
