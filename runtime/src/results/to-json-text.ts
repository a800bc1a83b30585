import type { JsonValue } from "@toolmeta/contract";

/** A JSON value as the text of a content block: a string as it is, anything else as JSON. */
export function toJsonText(value: JsonValue | undefined): string {
  if (value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}
