import type { JsonValue } from "@toolmeta/contract";

/** A JSON value as a TypeScript literal on one line. */
export function printLiteral(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map(printLiteral).join(", ")}]`;
  if (typeof value !== "object" || value === null) return printText(value);
  const members = Object.entries(value).map(
    ([key, member]) => `${printKey(key)}: ${printLiteral(member)}`,
  );
  return `{ ${members.join(", ")} }`;
}

/** `__proto__: x` would set the prototype; a computed key is a key like any other. */
function printKey(key: string): string {
  return key === "__proto__" ? '["__proto__"]' : printText(key);
}

function printText(value: JsonValue): string {
  return JSON.stringify(value).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
}
