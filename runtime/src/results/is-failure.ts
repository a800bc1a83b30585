/**
 * Whether a returned value reports a failure: its `error` (or, where `error` is missing or null, its
 * legacy `Error`) is a string that is not blank, or any other value that is truthy.
 */
export function isFailure(value: unknown): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const error: unknown = Reflect.get(value, "error") ?? Reflect.get(value, "Error");
  return typeof error === "string" ? error.trim() !== "" : Boolean(error);
}
