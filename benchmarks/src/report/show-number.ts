const LARGE = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });

/** A figure with three digits that count. */
export function showNumber(value: number): string {
  if (!Number.isFinite(value)) return "–";
  return Math.abs(value) >= 100 ? LARGE.format(value) : String(Number(value.toPrecision(3)));
}

/** A ratio with two digits after the point. */
export function showRatio(value: number): string {
  return Number.isFinite(value) ? `${value.toFixed(2)} ×` : "–";
}
