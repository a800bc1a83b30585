/** What {@link matchesFormat} knows of formats, by name. */
export type Formats = Readonly<Record<string, unknown>>;

/** Whether a value is of a format. Other kinds of values than the format's are, and so is an unknown format. */
export function matchesFormat(value: unknown, format: unknown): boolean {
  const { type = "string", validate = format } = isDefinition(format) ? format : {};
  if (typeof value !== type) return true;
  if (validate instanceof RegExp) return validate.test(String(value));
  return typeof validate !== "function" || Boolean(Reflect.apply(validate, undefined, [value]));
}

function isDefinition(format: unknown): format is { type?: string; validate?: unknown } {
  return typeof format === "object" && format !== null && "validate" in format;
}
