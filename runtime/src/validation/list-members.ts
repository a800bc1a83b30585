/** The own enumerable members of a value; none for what is no object. */
export function listMembers(value: unknown): readonly (readonly [string, unknown])[] {
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}
