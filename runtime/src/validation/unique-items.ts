import type { FuncKeywordDefinition } from "ajv/dist/2020.js";
import { listMembers } from "./list-members.js";

/**
 * `uniqueItems` in a time that grows with the array. The validator's own compares every element with every
 * other, so that a long array would block the process.
 */
export const uniqueItems: FuncKeywordDefinition = {
  keyword: "uniqueItems",
  type: "array",
  schemaType: "boolean",
  validate: (isRequired: boolean, elements: readonly unknown[]) =>
    !isRequired || hasUniqueItems(elements),
};

/** Whether no two elements are equal as JSON. */
export function hasUniqueItems(elements: readonly unknown[]): boolean {
  return new Set(elements.map(toKey)).size === elements.length;
}

/** Whether two values are equal as JSON. */
export function isSameJson(one: unknown, other: unknown): boolean {
  return one === other || toKey(one) === toKey(other);
}

/** The same text for values that are equal as JSON, whatever the order of their members. */
function toKey(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(toKey).join()}]`;
  const members = listMembers(value).map(
    ([name, member]) => `${JSON.stringify(name)}:${toKey(member)}`,
  );
  return `{${members.sort().join()}}`;
}
