import { writeText } from "./write-text.js";

const IDENTIFIER = /^[A-Za-z_$][A-Za-z0-9_$]*$/;

/** The text of a list literal from the texts of its elements. */
export function joinList(elements: readonly string[]): string {
  return `[${elements.join()}]`;
}

/** The text of an object literal from the texts of its members. */
export function joinMembers(members: readonly (readonly [name: string, code: string])[]): string {
  return `{${members.map(([name, code]) => `${nameMember(name)}:${code}`).join()}}`;
}

/** A name in an object literal: `__proto__: x` sets the prototype; only a computed name makes it a property. */
export function nameMember(name: string): string {
  if (name === "__proto__") return '["__proto__"]';
  return IDENTIFIER.test(name) ? name : writeText(name);
}
