import ts from "typescript";

const numbers = new WeakMap<ts.Type, number>();
let last = 0;

/**
 * A key under which two types are one. Types are compared by identity, but for unions, which the checker
 * makes anew for `T | undefined`: these are the same when their other members are.
 */
export function typeKey(type: ts.Type): string {
  if (!type.isUnion()) return String(numberOf(type));
  const members = type.types.filter((member) => !(member.flags & ts.TypeFlags.Undefined));
  return members
    .map(numberOf)
    .sort((a, b) => a - b)
    .join("|");
}

function numberOf(type: ts.Type): number {
  const known = numbers.get(type);
  if (known !== undefined) return known;
  last += 1;
  numbers.set(type, last);
  return last;
}
