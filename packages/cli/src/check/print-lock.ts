import type { ToolLock } from "./tool-lock.js";

/** Keywords whose members have names of their own, in an order that means something to a reader. */
const NAMED = ["properties", "tools"];

/** A lock as text: the same tools give the same bytes, whatever order a server's keywords come in. */
export function printLock(lock: ToolLock): string {
  return `${JSON.stringify(sortKeys(lock, "lock"), null, 2)}\n`;
}

function sortKeys(value: unknown, holder: string): unknown {
  if (Array.isArray(value)) return value.map((element) => sortKeys(element, ""));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  if (!NAMED.includes(holder)) entries.sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(
    entries.map(([key, held]) => [key, sortKeys(held, NAMED.includes(holder) ? "" : key)]),
  );
}
